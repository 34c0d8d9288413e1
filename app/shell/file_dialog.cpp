#include "app/shell/file_dialog.h"

#include <QAbstractFileIconProvider>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStyle>

namespace {

/// Qt's own looks into every file for its kind, and waits for ever where a file has no end (/proc/kmsg).
class PlainIcons final : public QAbstractFileIconProvider {
public:
    using QAbstractFileIconProvider::icon;
    QIcon icon(const QFileInfo& info) const override {
        return QApplication::style()->standardIcon(info.isDir() ? QStyle::SP_DirIcon : QStyle::SP_FileIcon);
    }
    QString type(const QFileInfo& info) const override { return info.suffix(); }
};

/// A folder that is typed and isn't there yet is made; Qt's own says that it isn't there.
class FolderDialog final : public QFileDialog {
public:
    using QFileDialog::QFileDialog;
    void accept() override {
        const QString folder = selectedFiles().value(0);
        if (!folder.isEmpty() && !QFileInfo::exists(folder)) QDir().mkpath(folder);
        QFileDialog::accept();
    }
};

QString& lastFolder() {
    static QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir()) folder = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    return folder;
}

} // namespace

void rememberFolderOf(const QString& path) {
    lastFolder() = QFileInfo(path).absolutePath();
}

QFileDialog* newFileDialog(QWidget* parent, FilePurpose purpose, const QString& title, const QStringList& filters) {
    auto* dialog = purpose == FilePurpose::folder ? new FolderDialog(parent, title, lastFolder())
                                                  : new QFileDialog(parent, title, lastFolder());
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    static PlainIcons icons; // a dialog doesn't own its provider
    dialog->setIconProvider(&icons);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const bool saves = purpose == FilePurpose::save;
    dialog->setAcceptMode(saves ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setFileMode(saves ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    if (purpose == FilePurpose::folder) {
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
    } else dialog->setNameFilters(filters);
    dialog->setLabelText(QFileDialog::LookIn, QCoreApplication::translate("FileDialog", "Folder:"));
    dialog->setLabelText(QFileDialog::FileName, QCoreApplication::translate("FileDialog", "File name:"));
    dialog->setLabelText(QFileDialog::FileType, QCoreApplication::translate("FileDialog", "Kind of file:"));
    dialog->setLabelText(QFileDialog::Reject, QCoreApplication::translate("FileDialog", "Cancel"));
    if (saves) dialog->setLabelText(QFileDialog::Accept, QCoreApplication::translate("FileDialog", "Save"));
    else if (purpose == FilePurpose::open)
        dialog->setLabelText(QFileDialog::Accept, QCoreApplication::translate("FileDialog", "Open"));
    else dialog->setLabelText(QFileDialog::Accept, QCoreApplication::translate("FileDialog", "Choose"));
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [purpose](const QString& path) {
        lastFolder() = purpose == FilePurpose::folder ? path : QFileInfo(path).absolutePath();
    });
    return dialog;
}
