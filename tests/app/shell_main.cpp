#include "app/shell/style.h"

#include <QApplication>
#include <gtest/gtest.h>

int main(int argc, char** argv) {
    qputenv("ATTENTION_LAB_NO_SETTINGS", "1");
    testing::InitGoogleTest(&argc, argv);
    QApplication app(argc, argv);
    dressApplication(Theme::light);
    return RUN_ALL_TESTS();
}
