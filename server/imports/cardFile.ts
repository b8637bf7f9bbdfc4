/** A file as text. `fileName` is its path inside the chosen folder: `pack/core.json`, or its name alone. */
export interface CardFile {
  readonly fileName: string;
  readonly text: string;
}
