import { describe, expect, it } from 'vitest';
import { readCardText } from './cardText.ts';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);
const textOf = (bytes: Uint8Array) => {
  const read = readCardText(bytes);
  return read.ok ? read.text : read.sentence;
};

describe('the text of a card file', () => {
  it('is UTF-8, or UTF-16 with its mark, without the mark', () => {
    expect(textOf(Buffer.from('Eßche ★'))).toBe('Eßche ★');
    expect(textOf(Buffer.from('\ufeffAsh'))).toBe('Ash');
    expect(textOf(Buffer.from('\ufeffAsh', 'utf16le'))).toBe('Ash');
    expect(textOf(Buffer.from('\ufeffAsh', 'utf16le').swap16())).toBe('Ash');
  });

  it.each([
    [bytesOf(0x50, 0x4b, 3, 4, 20), 'This is a zip archive or a spreadsheet; unpack it and give its files.'],
    [bytesOf(0x1f, 0x8b, 8), 'This is a gzip archive; unpack it and give its files.'],
    [bytesOf(0x89, 0x50, 0x4e, 0x47), 'This is a picture; upload it as the picture of a card.'],
    [bytesOf(0x41, 0xff, 0x41), 'This is not text in UTF-8; save the file as UTF-8 and try again.'],
    [new Uint8Array(64 * 1024 * 1024 + 1), 'The file is larger than 64 MiB.'],
  ])('is refused where the bytes are something else', (bytes, sentence) => {
    expect(textOf(bytes)).toBe(sentence);
  });
});
