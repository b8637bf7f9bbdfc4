import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardForm, cardFormSchema, printingFormSchema } from '#contract/admin/cards.ts';
import { adminTables } from '#server/admin/adminTables.ts';
import { setCardField, setPrintingField } from '#server/admin/cards/bulkCards.ts';
import { changeCard, changePrinting } from '#server/admin/cards/changeCard.ts';
import { readCard } from '#server/admin/cards/readCard.ts';
import { csvHead, csvRows } from '#server/admin/tableCsv.ts';
import { readAllRows } from '#server/admin/tableQuery.ts';
import { type FileBytes, importFiles, readInThisThread } from '#server/cards/importFile.ts';
import { readFilesAt } from '#server/commands/filesAt.ts';
import type { Database } from '#server/db/open.ts';
import { outlineCardFiles } from '#server/imports/cardFiles.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

/** 20 in `npm test`; `PROPERTY_RUNS=200 npm run test:data -- tests/cards/exportedAgain.test.ts` for more. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 20);
const IMPORTABLE = ['cards', 'printings', 'sets'] as const;
/** As many cards of a game as `npm test` has time for. */
const CARDS = Number(process.env.PROPERTY_CARDS ?? 20);

const LORCANA = 'lorcana/api_data_cache.json';
const ISD = 'mtg/mtgjson5/ISD.json';

async function lorcana(): Promise<FileBytes[]> {
  const [file] = await readFilesAt([join(CARD_DATA, LORCANA)]);
  const all: unknown = JSON.parse(new TextDecoder().decode(file?.bytes));
  const some = Array.isArray(all)
    ? all.slice(0, CARDS)
    : Object.fromEntries(Object.entries(all as object).slice(0, CARDS));
  return [{ fileName: 'lorcana.json', bytes: new TextEncoder().encode(JSON.stringify(some)) }];
}

async function fab(): Promise<FileBytes[]> {
  const folder = join(CARD_DATA, 'fab/csvs/english');
  const files = await readFilesAt([
    join(folder, 'card.csv'),
    join(folder, 'card-printing.WTR-ARC-1HP.csv'),
    join(folder, 'set.csv'),
  ]);
  return files.map(({ fileName, bytes }) => {
    return { fileName, bytes: new TextEncoder().encode(firstRows(new TextDecoder().decode(bytes))) };
  });
}

/** The head of a table and its first rows, which may have lines of their own inside quotation marks. */
function firstRows(text: string): string {
  const lines = text.split('\n');
  let count = CARDS + 1;
  while (lines.slice(0, count).join('').split('"').length % 2 === 0) count += 1;
  return lines.slice(0, count).join('\n');
}

async function innistrad(): Promise<FileBytes[]> {
  const [file] = await readFilesAt([join(CARD_DATA, ISD)]);
  const whole = JSON.parse(new TextDecoder().decode(file?.bytes)) as {
    data: { cards: unknown[]; booster?: unknown };
  };
  const { booster: _, ...data } = whole.data;
  const some = { ...whole, data: { ...data, cards: data.cards.slice(0, CARDS) } };
  return [{ fileName: 'ISD.json', bytes: new TextEncoder().encode(JSON.stringify(some)) }];
}

const GAMES = [
  { what: 'Lorcana', files: lorcana },
  { what: 'Flesh and Blood', files: fab },
  { what: 'Innistrad', files: innistrad },
] as const;

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '=SUM(A1)',
    "'=quoted",
    '+1/+1',
    '- a dash',
    '"quoted", and more',
    'two\nlines',
    ' spaced ',
    '@all',
    '',
  ),
);
const edits = fc.record({
  at: fc.nat(),
  rules: words,
  flavour: words,
  typeLine: fc.stringMatching(/^[A-Za-z =+'-]{0,30}$/),
  cost: fc.option(fc.integer({ min: -99, max: 99 })),
  rating: fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)),
  isDraftable: fc.boolean(),
  number: fc.stringMatching(/^[0-9a-z'=-]{1,8}$/),
});

describe('every list names itself', () => {
  it.each([...adminTables.values()].map((table) => [table.name, table] as const))('%s', (name, table) => {
    const outline = outlineCardFiles([{ fileName: `${name}.csv`, text: `${csvHead(table)}\r\n` }]);
    if (IMPORTABLE.some((one) => one === name)) expect(outline).toMatchObject({ format: 'Passleft list' });
    else
      expect(outline).toMatchObject({
        ok: false,
        sentence: expect.stringContaining('that Passleft exports. It can be read but not imported.'),
      });
  });
});

const isHere = hasCardData('MANIFEST.tsv', 'exporting edited real games and importing them again');

describe.skipIf(!isHere).each(GAMES)('$what', { timeout: 300_000 }, ({ files }) => {
  let db: Database;
  let publisher: FileBytes[];
  const editor = { memberId: 'juno', nowMs: 2_000_000 };
  const ask = (given: readonly FileBytes[]) => ({
    files: given,
    gameSlug: 'real',
    gameName: 'Real',
    createGame: true,
    dryRun: false,
    skipRejects: false,
    map: null,
    nowMs: 1_000_000,
  });
  const bring = (given: readonly FileBytes[]) => importFiles(db, ask(given), readInThisThread);
  const contentOf = () =>
    db.query(
      `select 'game' as kind, id, definition as row from game
       union all select 'set', id, to_jsonb(t) - 'sources' from game_set t
       union all select 'card', id, to_jsonb(t) - array['sources', 'search_text'] from card t
       union all select 'printing', id, to_jsonb(t) - array['sources', 'search_text'] from printing t order by 1, 2`,
    );
  const exported = async (name: string): Promise<FileBytes> => {
    const table = adminTables.get(name);
    if (!table) throw new Error(`There is no list ${name}.`);
    const parts = [csvHead(table)];
    const query = { game: 'real', search: '', page: 1, pageRows: 100 };
    for await (const rows of readAllRows(db, table, query)) parts.push(csvRows(table, rows));
    return { fileName: `${name}.csv`, bytes: new TextEncoder().encode(parts.join('')) };
  };
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ('juno', 'Juno', 'juno', false, 'juno', now(), now())`,
    );
    publisher = await files();
    expect(await bring(publisher)).toMatchObject({ refusal: null });
  });
  afterAll(() => db?.close());

  it('is the same after its lists, and the files of its publisher, were imported again, whatever people edited', async () => {
    const cards = await db.query<{ id: string }>('select id from card order by name');
    const printings = await db.query<{ id: string }>('select id from printing order by key');
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 3 }), async (several) => {
        for (const edit of several) {
          await editCard(cards[edit.at % cards.length]?.id ?? '', edit);
          await editPrinting(printings[edit.at % printings.length]?.id ?? '', edit);
        }
        const before = await contentOf();
        const lists = await Promise.all(IMPORTABLE.map(exported));
        expect(await bring(lists)).toMatchObject({ refusal: null, created: 0, updated: 0 });
        expect(await contentOf()).toEqual(before);
        expect(await bring(publisher)).toMatchObject({ refusal: null, created: 0, updated: 0 });
        expect(await contentOf()).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });

  type Edit = typeof edits extends fc.Arbitrary<infer Value> ? Value : never;

  async function editCard(id: string, { rules, flavour, typeLine, cost, rating }: Edit) {
    const { card, version } = await readCard(db, id);
    const form: CardForm = { ...card, rules, flavour, typeLine };
    const read = cardFormSchema.safeParse(form);
    if (read.success) await changeCard(db, editor, id, { version, card: read.data });
    await setCardField(db, editor, { ids: [id] }, { field: 'rating', value: rating });
    await setCardField(db, editor, { ids: [id] }, { field: 'cost', value: cost });
  }

  async function editPrinting(id: string, { isDraftable, number, flavour }: Edit) {
    const [row] = await db.query<{ record: object; version: string }>(
      'select record, md5(record::text) as version from printing where id = $1',
      [id],
    );
    const read = printingFormSchema.safeParse({ ...row?.record, number, flavour });
    if (row && read.success)
      await changePrinting(db, editor, id, { version: row.version, printing: read.data });
    await setPrintingField(db, editor, { ids: [id] }, { field: 'isDraftable', value: isDraftable });
  }
});
