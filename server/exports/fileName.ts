const LONGEST = 80;
/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A deck's name as the beginning of a file name that no system takes for a path, a device or a hidden file. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .replace(/\.{2,}/g, '.')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  const short = [...plain].slice(0, LONGEST).join('').trim();
  return short === '' || DEVICES.test(short) ? 'deck' : short;
}
