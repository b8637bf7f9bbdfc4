const KILOBYTE = 1024;

/** Bytes as people say them: "12 kB", "3.4 MB". */
export function sizeWords(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  if (bytes < KILOBYTE * KILOBYTE) return `${Math.round(bytes / KILOBYTE)} kB`;
  return `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
