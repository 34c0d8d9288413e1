// A window with its session, as a user has it in front of them.
#pragma once

#include "app/shell/main_window.h"

#include <QApplication>
#include <QTest>
#include <gtest/gtest.h>

/// Under sanitizers everything takes several times as long; how fast it is, is judged without them.
#if defined(__SANITIZE_ADDRESS__)
constexpr int slowed = 10;
#else
constexpr int slowed = 1;
#endif

class Window : public testing::Test {
protected:
    Window() : controller(Language::english, Theme::light), window(controller, {}) {
        window.resize(1280, 720);
        window.show();
        QApplication::setActiveWindow(&window);
        (void)QTest::qWaitForWindowActive(&window, 1000);
    }
    ~Window() override {
        controller.setLanguage(Language::english);
        controller.setTheme(Theme::light);
    }

    /// The visible widget of a class that assistive technology calls by this name.
    template <class Widget>
    Widget* named(const QString& name, const QWidget* inside = nullptr) const {
        for (auto* widget : (inside != nullptr ? inside : &window)->findChildren<Widget*>())
            if (widget->accessibleName() == name && widget->isVisible()) return widget;
        ADD_FAILURE() << "no visible control is called " << name.toStdString();
        return nullptr;
    }

    bool shows(const QString& part) const {
        for (const auto* widget : window.findChildren<QWidget*>())
            if (widget->isVisible() && widget->accessibleName().contains(part)) return true;
        return false;
    }

    double temperature() const { return std::get<double>(controller.values().at("temperature")); }
    std::int64_t row() const { return std::get<std::int64_t>(controller.values().at("row")); }
    const attention::Matrix& scores() const {
        return std::get<attention::Matrices>(controller.values().at("scores"))[0];
    }

    SessionController controller;
    MainWindow window;
};

/// Scores of a sentence pair with so many tokens a side.
inline attention::Values largeInput(int tokens) {
    attention::Tokens words;
    attention::Matrix scores(tokens, tokens);
    for (int i = 0; i < tokens; ++i) {
        words.push_back("w" + std::to_string(i));
        for (int j = 0; j < tokens; ++j) scores(i, j) = 4.0 / (1 + std::abs(i - j));
    }
    return {{"source", attention::Sentences(words)},
            {"target", attention::Sentences(words)},
            {"scores", attention::Matrices(scores)}};
}
