#include "app/render/export.h"
#include "tests/app/render_samples.h"

#include <gtest/gtest.h>

TEST(Svg, hasNoImageForSmallMatrices) {
    EXPECT_FALSE(toSvg(samples::published(), {}).contains("<image"));
}
