// Qt's own file dialog, with words in the language of the window and the folder where one was last.
#pragma once

#include <QFileDialog>

enum class FilePurpose { open, save, folder };

/// Where the next one starts: beside what was opened or saved last, however that came.
void rememberFolderOf(const QString& path);

/// Deletes itself when closed. Whoever shows it connects to `fileSelected`.
QFileDialog* newFileDialog(QWidget* parent, FilePurpose purpose, const QString& title, const QStringList& filters);
