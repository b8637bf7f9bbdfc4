import { encode } from 'uqr';

export interface QrPath {
  /** Width and height in modules, quiet zone not counted. */
  readonly size: number;
  readonly path: string;
}

/** A text as one path: each run of dark modules in a row is one rectangle. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    let start = -1;
    for (let x = 0; x <= size; x++) {
      const isDark = row[x] === true;
      if (isDark && start < 0) start = x;
      if (isDark || start < 0) continue;
      runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      start = -1;
    }
  }
  return { size, path: runs.join('') };
}
