/** A file's bytes as text, or the sentence that says what they are instead; `isOtherKind`: by its bytes, no file of cards. */
export type CardText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly sentence: string; readonly isOtherKind: boolean };

const mostBytes = 64 * 1024 * 1024;

const binaryMarks: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is a zip archive or a spreadsheet; unpack it and give its files.'],
  [[0x1f, 0x8b], 'This is a gzip archive; unpack it and give its files.'],
  [[0x42, 0x5a, 0x68], 'This is a bzip2 archive; unpack it and give its files.'],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'This is an xz archive; unpack it and give its files.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'This is a 7z archive; unpack it and give its files.'],
  [[0x52, 0x61, 0x72, 0x21], 'This is a rar archive; unpack it and give its files.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture; upload it as the picture of a card.'],
  [[0xff, 0xd8, 0xff], 'This is a picture; upload it as the picture of a card.'],
  [[0x47, 0x49, 0x46, 0x38], 'This is a picture; upload it as the picture of a card.'],
  [[0x52, 0x49, 0x46, 0x46], 'This is a picture; upload it as the picture of a card.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF, which cannot be imported.'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'This is an SQLite database, which cannot be imported.'],
];

/**
 * Reads the bytes of a card file as UTF-8, or as UTF-16 where its mark says so. Archives, pictures, invalid UTF-8 and
 * files over 64 MiB are refused before anything is unpacked or decoded.
 */
export function readCardText(bytes: Uint8Array): CardText {
  if (bytes.byteLength > mostBytes) return no('The file is larger than 64 MiB.');
  const binary = binaryMarks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (binary) return no(binary[1], true);
  const encoding = encodingOf(bytes);
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return no('This is not text in UTF-8; save the file as UTF-8 and try again.');
  }
}

const no = (sentence: string, isOtherKind = false): CardText => ({ ok: false, sentence, isOtherKind });

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
