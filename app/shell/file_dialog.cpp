#include "app/shell/file_dialog.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

namespace {

QString& lastFolder() {
    static QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir()) folder = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    return folder;
}

QString words(const char* source) {
    return QCoreApplication::translate("FileDialog", source);
}

} // namespace

QFileDialog* newFileDialog(QWidget* parent, FilePurpose purpose, const QString& title, const QStringList& filters) {
    auto* dialog = new QFileDialog(parent, title, lastFolder());
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const bool saves = purpose == FilePurpose::save;
    dialog->setAcceptMode(saves ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(saves ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog->setNameFilters(filters);
    dialog->setLabelText(QFileDialog::LookIn, words(QT_TRANSLATE_NOOP("FileDialog", "Folder:")));
    dialog->setLabelText(QFileDialog::FileName, words(QT_TRANSLATE_NOOP("FileDialog", "File name:")));
    dialog->setLabelText(QFileDialog::FileType, words(QT_TRANSLATE_NOOP("FileDialog", "Kind of file:")));
    dialog->setLabelText(QFileDialog::Accept, saves ? words(QT_TRANSLATE_NOOP("FileDialog", "Save"))
                                                    : words(QT_TRANSLATE_NOOP("FileDialog", "Open")));
    dialog->setLabelText(QFileDialog::Reject, words(QT_TRANSLATE_NOOP("FileDialog", "Cancel")));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog,
                     [](const QString& path) { lastFolder() = QFileInfo(path).absolutePath(); });
    return dialog;
}
