#include "app/render/export.h"

#include <QApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    prepareDeterminism();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
