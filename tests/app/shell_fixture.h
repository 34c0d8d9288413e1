// A window with its session, as a user has it in front of them.
#pragma once

#include "app/shell/main_window.h"

#include <QApplication>
#include <QTest>
#include <gtest/gtest.h>

class Window : public testing::Test {
protected:
    Window() : controller(Language::english, Theme::light), window(controller, {}) {
        window.resize(1280, 720);
        window.show();
        QApplication::setActiveWindow(&window);
        QTest::qWait(10);
    }
    ~Window() override { controller.setLanguage(Language::english); }

    /// The visible widget that assistive technology calls by this name.
    template <class Widget>
    Widget* named(const QString& name) const {
        for (auto* widget : window.findChildren<Widget*>())
            if (widget->accessibleName() == name && widget->isVisible()) return widget;
        return nullptr;
    }

    double temperature() const { return std::get<double>(controller.values().at("temperature")); }
    std::int64_t row() const { return std::get<std::int64_t>(controller.values().at("row")); }
    const attention::Matrix& scores() const { return std::get<attention::Matrices>(controller.values().at("scores"))[0]; }

    SessionController controller;
    MainWindow window;
};
