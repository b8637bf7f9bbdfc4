const MEGABYTE = 1024 * 1024;

/** "820 kB", "14.6 MB", "2.1 GB". */
export function sizeWords(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.round(bytes / 1024)} kB`;
  const megabytes = bytes / MEGABYTE;
  if (megabytes < 1024) return `${megabytes < 100 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
  return `${(megabytes / 1024).toFixed(1)} GB`;
}

export const megabytesOf = (bytes: number): number => Math.round(bytes / MEGABYTE);

/** How many of 100 askings were answered from here; null before the first one. */
export function hitRate({ hits, misses }: { readonly hits: number; readonly misses: number }): number | null {
  const asked = hits + misses;
  return asked === 0 ? null : Math.round((hits / asked) * 1000) / 10;
}
