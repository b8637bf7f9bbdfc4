export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What a picture is by its first bytes, whatever its name or its sender says; null for everything else, SVG among it. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 0, 6) === 'GIF87a' || text(bytes, 0, 6) === 'GIF89a') return 'gif';
  if (text(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(bytes, 8, 12))) return 'avif';
  return null;
}
