import { gunzipSync } from 'node:zlib';
import type { FileBytes } from '../importFile.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_BYTES = 64 * MEBIBYTE;
const GZIP = [0x1f, 0x8b];

/** Files with those unpacked that are gzips, whatever they are called; at most 64 MiB together, or the sentence that refuses them. */
export function gunzipped(files: readonly FileBytes[]): readonly FileBytes[] | string {
  let left = MOST_BYTES;
  const unpacked: FileBytes[] = [];
  for (const { fileName, bytes } of files) {
    if (!GZIP.every((byte, at) => bytes[at] === byte)) unpacked.push({ fileName, bytes });
    else {
      const content = contentOf(bytes, left);
      if (content === 'large')
        return `${fileName} is larger than 64 MiB unpacked. Sources of real games are fetched under Add a game, or packed with npm run source.`;
      if (content === 'broken') return `${fileName} is a gzip archive that is not whole. Download it again.`;
      left -= content.byteLength;
      unpacked.push({ fileName: fileName.replace(/\.gz$/i, ''), bytes: content });
    }
  }
  return unpacked;
}

function contentOf(bytes: Uint8Array, most: number): Uint8Array | 'large' | 'broken' {
  try {
    return gunzipSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (fault) {
    return fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE'
      ? 'large'
      : 'broken';
  }
}
