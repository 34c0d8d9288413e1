#include "core/attention/cost.h"

#include "core/attention/guard.h"
#include "core/attention/wide.h"

#include <algorithm>
#include <cmath>

namespace attention {
namespace {

Guard& check_length(Guard& guard, double T) {
    return guard.require(
        T >= 1, Code::empty_input, "T",
        ATTENTION_TEXT("core", "A sequence of {T} tokens is empty; give at least 1.").with("T", T, fixed(0)));
}

Guard& check_dim(Guard& guard, double dim, std::string_view where) {
    return guard.require(dim >= 1, Code::zero_dim, where,
                         ATTENTION_TEXT("core", "“{where}” is {value}; a vector has at least 1 component.")
                             .with("where", std::string(where))
                             .with("value", dim, fixed(0)));
}

Guard& check_layers(Guard& guard, double layers, std::string_view where) {
    return guard.require(layers >= 0, Code::out_of_range, where,
                         ATTENTION_TEXT("core", "“{where}” is {value}; a number of layers is at least 0.")
                             .with("where", std::string(where))
                             .with("value", layers, fixed(0)));
}

} // namespace

Result<ComplexityTrace> complexity(double T, double d_k, double d_v, std::optional<double> tile) {
    Guard guard;
    guard.finite(T, "T").finite(d_k, "d_k").finite(d_v, "d_v").finite(tile.value_or(1), "tile");
    check_dim(check_dim(check_length(guard, T), d_k, "d_k"), d_v, "d_v")
        .require(tile.value_or(1) >= 1, Code::bad_window, "tile",
                 ATTENTION_TEXT("core", "A tile {tile} wide holds nothing; it must be at least 1.")
                     .with("tile", tile.value_or(1), fixed(0)));
    if (guard.refused()) return guard.error();
    const Wide n = T;
    const Wide pairs = n * n;
    ComplexityTrace trace;
    trace.score_elements = double(pairs);
    trace.qk_multiply_adds = double(pairs * d_k);
    trace.av_multiply_adds = double(pairs * d_v);
    trace.total_multiply_adds = double(pairs * d_k + pairs * d_v);
    trace.bytes_float32 = double(pairs * 4);
    trace.bytes_float64 = double(pairs * 8);
    trace.causal_pairs = double(n * (n + 1) / 2);
    trace.path_length_rnn = T - 1;
    guard.fits(trace.total_multiply_adds, "total_multiply_adds").fits(trace.bytes_float64, "bytes_float64");
    if (tile) {
        const Wide side = std::min(n, Wide(*tile));
        const Wide along = std::ceil(n / Wide(*tile));
        trace.tile_elements = double(side * side);
        trace.tiles = double(along * along);
    }
    return guard.pass(std::move(trace));
}

Result<BaseTransformerTrace> base_transformer(double d_model, double heads, double encoder_layers,
                                              double decoder_layers, double T) {
    Guard guard;
    guard.finite(d_model, "d_model").finite(heads, "heads").finite(T, "T");
    guard.finite(encoder_layers, "encoder_layers").finite(decoder_layers, "decoder_layers");
    check_length(check_dim(guard, d_model, "d_model"), T)
        .require(heads >= 1 && std::fmod(d_model, heads) == 0, Code::heads, "heads",
                 ATTENTION_TEXT("core",
                                "{heads} heads can't share {columns} columns equally; the number of heads must be "
                                "at least 1 and divide {columns}.")
                     .with("heads", heads, shortest())
                     .with("columns", d_model, fixed(0)));
    check_layers(check_layers(guard, encoder_layers, "encoder_layers"), decoder_layers, "decoder_layers");
    if (guard.refused()) return guard.error();
    BaseTransformerTrace trace;
    trace.d_k = d_model / heads;
    trace.concat_width = heads * trace.d_k;
    trace.projection_parameters_per_attention = double(4 * Wide(d_model) * d_model);
    trace.score_multiply_adds_all_heads = double(Wide(heads) * T * T * trace.d_k);
    trace.score_multiply_adds_one_full_head = double(Wide(T) * T * d_model);
    trace.attention_sublayers = encoder_layers + 2 * decoder_layers;
    return guard.fits(trace.projection_parameters_per_attention, "projection_parameters_per_attention")
        .fits(trace.score_multiply_adds_all_heads, "score_multiply_adds_all_heads")
        .fits(trace.attention_sublayers, "attention_sublayers")
        .pass(std::move(trace));
}

} // namespace attention
