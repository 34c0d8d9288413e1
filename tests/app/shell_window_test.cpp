#include "tests/app/shell_fixture.h"

TEST_F(Window, Opens) { EXPECT_TRUE(window.isVisible()); }
