# bash completion for attention-lab
_attention_lab() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command= lab= word i
    local commands="labs compute check export gallery"
    local -A options=(
        [labs]="--json --lang --help"
        [compute]="--lang --help"
        [check]="--lang --help"
        [export]="-o --output --view --preset --set --session --width --height --font --font-size --theme --title --no-title
            --colour-bar --no-colour-bar --selection --no-selection --cells --cell-numbers --digits --rows --caption --standalone --colour-map --text --dpi --lang --figure-lang --help"
        [gallery]="--format --theme --lang --figure-lang --help")
    # "key=value" arrives in three words.
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
        labs | compute | check | export | gallery) [ -n "$command" ] || command=$word ;;
        -*) ;;
        *) [ "$command" = export ] && [ "${COMP_WORDS[i - 1]}" = export ] && lab=$word ;;
        esac
    done
    # names FILTER: what the program itself says about its labs
    _attention_lab_names() {
        command -v jq >/dev/null && attention-lab labs --json 2>/dev/null | jq -r --arg lab "$lab" "$1" 2>/dev/null
    }
    local words=
    compopt +o nospace 2>/dev/null
    case $prev in
    --lang | --figure-lang) words="en zh_CN" ;;
    --theme) words="light dark print grey" ;;
    --colour-map) words="weight magnitude diverging" ;;
    --cells) words="auto vector image" ;;
    --cell-numbers) words="auto on off" ;;
    --text) words="text outlines" ;;
    export) words=$(_attention_lab_names '.[].id') ;;
    --view) words=$(_attention_lab_names '.[] | select(.id == $lab) | .views[]') ;;
    --preset) words=$(_attention_lab_names '.[] | select(.id == $lab) | .presets[]') ;;
    --set)
        words=$(_attention_lab_names '.[] | select(.id == $lab) | .parameters[].key + "="')
        compopt -o nospace 2>/dev/null
        ;;
    --format) words="svg pdf png tex csv json npy svg,png" ;;
    gallery)
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -d -- "$cur"))
        return
        ;;
    --width | --height | --font | --font-size | --digits | --rows | --dpi) return ;;
    -o | --output | --session | check | compute)
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$cur"))
        return
        ;;
    *) if [ -n "$command" ]; then words=${options[$command]}; else words="$commands --lang --safe-mode --version --help"; fi ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _attention_lab attention-lab
