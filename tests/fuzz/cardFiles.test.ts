import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cardRecordSchema,
  printingRecordSchema,
  setRecordSchema,
  storedPackSchema,
} from '#contract/games/game.ts';
import { storedTemplateSchema } from '#contract/games/templates.ts';
import { readImportBody } from '#server/admin/imports/importBody.ts';
import { unfitGame } from '#server/cards/batches/unfitGame.ts';
import { findGame } from '#server/cards/catalogue.ts';
import { importFile } from '#server/cards/importFile.ts';
import { newGame } from '#server/cards/newGame.ts';
import { widened } from '#server/cards/questions/widenedGame.ts';
import type { Database } from '#server/db/open.ts';
import type { CardFile } from '#server/imports/cardFile.ts';
import { outlineCardFiles, parseCardFiles } from '#server/imports/cardFiles.ts';
import { readCardText } from '#server/imports/cards/cardText.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { cardFileSamples } from './cardFileSamples.ts';
import { fuzzed, fuzzedSoon, inTime, LONGEST_MS } from './fuzzed.ts';
import { anyBytes, mangled } from './mangled.ts';

const NAMES = [
  ...cardFileSamples.map(({ fileName }) => fileName),
  'a',
  '',
  'decks/a.dek',
  '../../etc/passwd.json',
];
const bytes = fc.oneof({ weight: 5, arbitrary: mangled(cardFileSamples.map(({ text }) => text)) }, anyBytes);
const file = fc.record({ fileName: fc.constantFrom(...NAMES), bytes });

/** Reads files as an upload does; what is read has to keep to what is stored, what is refused says why. */
function readOrRefused(files: readonly { readonly fileName: string; readonly bytes: Buffer }[]): void {
  const texts: CardFile[] = [];
  for (const { fileName, bytes: sent } of files) {
    const text = readCardText(sent);
    if (text.ok) texts.push({ fileName, text: text.text });
    else expect(text.sentence).toMatch(/\.$/);
  }
  const outline = outlineCardFiles(texts);
  if (!outline.ok) expect(outline.sentence).toMatch(/\S/);
  const read = parseCardFiles(texts, { gameSlug: 'test' });
  if (!read.ok) {
    expect(read.sentence).toMatch(/\S/);
    return;
  }
  const { sets, cards, printings, packs, templates, proposedGame } = read.batch;
  const keys = new Set(printings.map(({ key }) => key));
  expect(keys.size).toBe(printings.length);
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
  expect(unfitGame(widened(newGame('test', 'Test'), proposedGame))).toBeNull();
  for (const set of sets) setRecordSchema.parse(set);
  for (const card of cards) cardRecordSchema.parse(card);
  for (const printing of printings) printingRecordSchema.parse(printing);
  for (const template of templates) storedTemplateSchema.parse(template);
  for (const pack of packs) {
    const drawn = Object.values(storedPackSchema.parse(pack).sheets).flatMap((sheet) => sheet.cards ?? []);
    expect(drawn.filter(({ printing }) => !keys.has(printing))).toEqual([]);
  }
}

describe('card files', () => {
  it.each(cardFileSamples)(
    'begin as good ones: $fileName is read as $format',
    ({ fileName, text, format }) => {
      const read = parseCardFiles([{ fileName, text }], { gameSlug: 'test' });
      expect(read.ok ? [read.batch.format, read.batch.rejected] : read.sentence).toEqual([format, []]);
    },
  );

  it(
    'that something happened to, one or some together, are read or refused in a sentence, in moments [X17]',
    () => {
      fuzzed(
        'card files',
        400,
        fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) =>
          inTime(() => readOrRefused(files)),
        ),
      );
    },
    LONGEST_MS,
  );

  it(
    'sent in a body that something happened to are taken apart or refused in a sentence [X17]',
    () => {
      const [sample] = cardFileSamples;
      const body = (text = '') =>
        `${JSON.stringify({ game: 'woods', newGameName: null, files: [{ name: 'a.csv', bytes: text.length }] })}\n${text}`;
      fuzzed(
        'import bodies',
        400,
        fc.property(fc.oneof(mangled([body(sample?.text), body()]), anyBytes), (sent) => {
          const read = inTime(() => readImportBody(sent));
          if (!read.ok) expect(read.sentence).toMatch(/\.$/);
          else
            expect(read.files.every(({ from, bytes: size }) => from + size <= read.bytes.byteLength)).toBe(
              true,
            );
        }),
      );
    },
    LONGEST_MS,
  );
});

describe('a game into which card files are imported that something happened to', () => {
  const TABLES = ['card', 'printing', 'game_set', 'pack_definition', 'draft_template', 'import_row', 'game'];
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  });
  afterAll(() => db?.close());

  const contents = async () =>
    Promise.all(TABLES.map((name) => db.query(`select t::text from "${name}" t order by 1`)));

  it(
    'is as it was after each refusal, and has what was told after each import [X17]',
    async () => {
      const ask = {
        gameSlug: 'woods',
        gameName: 'Woods',
        createGame: true,
        acceptNew: true,
        skipRejects: false,
        map: null,
        nowMs: 0,
      };
      await importFile(db, { ...ask, path: 'first.txt', text: 'Elm\nYew\n', dryRun: false });
      let refusals = 0;
      await fuzzedSoon(
        'stored imports',
        25,
        fc.asyncProperty(file, fc.boolean(), async ({ fileName, bytes: sent }, dryRun) => {
          const text = readCardText(sent);
          if (!text.ok) return;
          const before = await contents();
          const report = await importFile(db, { ...ask, path: fileName, text: text.text, dryRun });
          const isKept = report.refusal === null && !dryRun;
          if (report.refusal !== null) {
            refusals += 1;
            expect(report.refusal).toMatch(/\.$/);
          }
          // What is stored is read again before each import: a game that cannot be is lost.
          expect((await findGame(db, { slug: 'woods' }))?.definition.slug).toBe('woods');
          if (isKept) expect(report.batchId).not.toBeNull();
          else expect(await contents()).toEqual(before);
        }),
      );
      expect(refusals).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
