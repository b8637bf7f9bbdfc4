import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';

const MEBIBYTE = 1024 * 1024;
export const WANTED_CARDS = 540;

const id = (name: string) =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** A card as Scryfall's bulk data has it. */
const cardOf = (set: string, number: number) => ({
  ...{
    object: 'card',
    id: id(`${set} ${number}`),
    oracle_id: id(`rules ${set} ${number}`),
    lang: 'en',
    layout: 'normal',
  },
  ...{ name: `${set} kite ${number}`, set, set_name: `Kites of ${set}`, collector_number: String(number) },
  ...{ mana_cost: '{1}{W}', cmc: 2, type_line: 'Creature — Kite', colors: ['W'], color_identity: ['W'] },
  ...{ power: '1', toughness: '1', rarity: number % 8 === 0 ? 'rare' : 'common', released_at: '2026-01-10' },
  oracle_text: 'Flying over the set "kit" and the harbour. '.repeat(8),
  image_uris: { normal: `https://cards.scryfall.io/normal/front/${number}.jpg` },
});

const line = (set: string, number: number) => `${JSON.stringify(cardOf(set, number))}\n`;

/** A mebibyte of cards that nobody wants, packed once. */
function block(): Buffer {
  const lines: string[] = [];
  for (let bytes = 0, number = 1; bytes < MEBIBYTE; number += 1) {
    const text = line('tea', number);
    bytes += Buffer.byteLength(text);
    lines.push(text);
  }
  return gzipSync(lines.join(''));
}

/** The parts of a gzip of so many bytes unpacked, a record in each line: 540 cards of the set `kit` lie evenly in it. */
export function* largeGzip(unpackedBytes: number): Generator<Buffer> {
  const blocks = Math.ceil(unpackedBytes / MEBIBYTE);
  const others = block();
  let number = 0;
  for (let at = 1; at <= blocks; at += 1) {
    yield others;
    const upTo = Math.floor((WANTED_CARDS * at) / blocks);
    if (upTo === number) continue;
    const lines: string[] = [];
    while (number < upTo) lines.push(line('kit', ++number));
    yield gzipSync(lines.join(''));
  }
}

/** Writes it into a file, in constant memory. */
export const writeLargeGzip = (path: string, unpackedBytes: number): Promise<void> =>
  pipeline(Readable.from(largeGzip(unpackedBytes)), createWriteStream(path));
