import type { ChosenFile } from '#src/machines/lists/importFiles.ts';

const FILES_AT_MOST = 5000;

/** Every file that was dropped, those inside dropped folders among them. */
export async function filesOfDrop(transfer: DataTransfer): Promise<readonly ChosenFile[]> {
  // The list is empty once this handler has returned, so entries are taken before anything is waited for.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return chosenFiles([...transfer.files]);
  const found: ChosenFile[] = [];
  for (const entry of entries) await gather(entry, found);
  return found;
}

async function gather(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length >= FILES_AT_MOST || entry.name.startsWith('.')) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    found.push({ path: insideFolder(entry.fullPath), file });
  }
  if (isFolder(entry)) for (const child of await childrenOf(entry)) await gather(child, found);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}

/** Files as an input hands them over. */
export const chosenFiles = (files: readonly File[]): ChosenFile[] =>
  files.map((file) => ({
    path: file.webkitRelativePath ? insideFolder(file.webkitRelativePath) : file.name,
    file,
  }));

/** A path without the folder that was chosen: `pack/core.json` of `cards/pack/core.json`. */
function insideFolder(path: string): string {
  const parts = path.split('/').filter(Boolean);
  return (parts.length > 1 ? parts.slice(1) : parts).join('/');
}
