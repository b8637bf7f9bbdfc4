import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftFile } from '#contract/results/draftFile.ts';
import type { ResultFile, ResultFileKind } from '#contract/results/resultFiles.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { draftFileJsonSchema } from '#server/results/files/draftFileSchema.ts';
import type { DraftmancerLog } from '#server/results/files/draftmancerLog.ts';
import { csvField } from '#server/results/files/picksCsv.ts';
import { readDraftText } from '#src/ui/features/results/opened/readDraftText.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import {
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { draftmancerLogSchema } from './draftmancerLog.schema.ts';

const NO_CLOCK = { clock: 'none' } as const;

let steered: Steered;
let stranger: Account;

beforeAll(async () => {
  steered = await startSteered(ANY_KIND);
  stranger = await registerAccount(steered.server().url, 'stranger');
});
afterAll(() => steered?.stop());

const personAt = ({ people }: TestTable, seat: number): Account => {
  const person = people[seat];
  if (!person) throw new Error(`Nobody sat on seat ${seat}.`);
  return person;
};

const fileOf = (account: Account, draftId: string, kind: ResultFileKind, query = '') =>
  account.get<ResultFile>(`/drafts/${draftId}/files/${kind}${query}`);

async function played(settings: Parameters<typeof startTable>[2] = {}): Promise<TestTable> {
  const table = await startTable(steered, 2, { ...NO_CLOCK, ...settings });
  await playToTheEnd(table);
  return table;
}

async function submit(table: TestTable, seat: number, name: string, main = 40) {
  const person = personAt(table, seat);
  const pool = (await table.view(seat)).pool.map(({ id }) => id);
  const contents = { buckets: { main: pool.slice(0, main), side: pool.slice(main) }, free: {} };
  const { version } = await person.get<{ version: number }>(
    `/drafts/${table.draftId}/decks/${person.userId}`,
  );
  await person.put(`/drafts/${table.draftId}/decks/${person.userId}`, {
    version,
    name,
    submit: true,
    contents,
  });
}

const validator = (schema: object) => new Ajv2020({ strict: false, allErrors: true }).compile(schema);

beforeAll(() => loadMessages('openedLogs'));

describe('the own file of a draft', () => {
  it('keeps to the schema that the application publishes, which stands in the documentation too', async () => {
    const table = await played();
    await submit(table, 0, 'Tall birds');
    const { text, mediaType } = await fileOf(personAt(table, 0), table.draftId, 'draft');
    const published: unknown = await (
      await fetch(`${steered.server().url}/api/schemas/passleft-draft-1.json`)
    ).json();
    const written: unknown = JSON.parse(await readFile('docs/schemas/passleft-draft-1.json', 'utf8'));
    expect(published).toEqual(draftFileJsonSchema());
    expect(written).toEqual(published);
    const check = validator(draftFileJsonSchema());
    const file = JSON.parse(text) as DraftFile;
    expect([check(file), check.errors]).toEqual([true, null]);
    expect(check({ ...file, version: 2 })).toBe(false);
    expect(mediaType).toBe('application/json');
    expect(file.seats.map(({ isOpen, picks, deck }) => [isOpen, picks.length, deck?.name])).toEqual([
      [true, 45, 'Tall birds'],
      [true, 45, undefined],
    ]);
  });

  it('is read back by the browser as the results it was made of', async () => {
    const table = await played();
    const me = personAt(table, 1);
    const results = await me.get<ResultsView>(`/drafts/${table.draftId}/results`);
    const opened = readDraftText((await fileOf(me, table.draftId, 'draft')).text);
    if (opened.kind === 'problem') throw new Error(opened.sentence);
    const core = ({ seats, faces, look, mySeat }: ResultsView) => ({
      seats: seats.map(({ isOpen, lanes, picks, pool, seat }) => ({
        isOpen,
        lanes,
        picks,
        pool,
        name: seat.name,
      })),
      faces,
      look,
      mySeat,
    });
    expect(core(opened.results)).toEqual(core(results));
  });

  it('tells a reader the own seat always, and closed seats by their names alone', async () => {
    const table = await played({ picksOpenTo: 'owners' });
    await submit(table, 1, 'Hidden plans');
    const mine = JSON.parse((await fileOf(personAt(table, 0), table.draftId, 'draft')).text) as DraftFile;
    const [own, other] = mine.seats;
    expect([own?.isOpen, own?.picks.length, own?.pool.length]).toEqual([true, 45, 45]);
    expect(other).toMatchObject({ isOpen: false, lanes: [], picks: [], pool: [], deck: null });
    for (const kind of ['draft', 'draftmancer', 'csv'] as const) {
      const { text } = await fileOf(personAt(table, 0), table.draftId, kind);
      expect(text).not.toContain('Hidden plans');
    }
    const asked = await personAt(table, 0).call('GET', `/drafts/${table.draftId}/files/mtgo?seat=2`);
    expect([asked.status, JSON.parse(asked.text)]).toMatchObject([
      403,
      { message: 'That seat is closed to you.' },
    ]);
  });

  it.each(['draft', 'draftmancer', 'mtgo', 'csv'] as const)(
    'is refused to strangers, and to all before the end: %s [H11]',
    async (kind) => {
      const table = await startTable(steered, 2, NO_CLOCK);
      const early = await personAt(table, 0).call('GET', `/drafts/${table.draftId}/files/${kind}`);
      expect([early.status, JSON.parse(early.text)]).toMatchObject([409, { code: 'notStarted' }]);
      await playToTheEnd(table);
      const { status } = await stranger.call('GET', `/drafts/${table.draftId}/files/${kind}`);
      expect(status).toBe(404);
      await letIn(steered, stranger, table.draftId);
      const invited = await stranger.call('GET', `/drafts/${table.draftId}/files/${kind}`);
      expect(invited.status).toBe(403);
    },
  );

  it('opens others to their readers when the table is closed, and not before', async () => {
    const table = await played({ picksOpenTo: 'closed' });
    const openSeats = async () => {
      const { text } = await fileOf(personAt(table, 1), table.draftId, 'draft');
      return (JSON.parse(text) as DraftFile).seats.map(({ isOpen }) => isOpen);
    };
    expect(await openSeats()).toEqual([false, true]);
    await personAt(table, 0).post(`/drafts/${table.draftId}/close`, {});
    expect(await openSeats()).toEqual([true, true]);
  });
});

describe('the Draftmancer log', () => {
  it('holds every field of version 2.1, and every pick names what lay there', async () => {
    const table = await played();
    await submit(table, 0, 'Tall birds');
    const { text, fileName } = await fileOf(personAt(table, 0), table.draftId, 'draftmancer');
    const log = JSON.parse(text) as DraftmancerLog;
    const check = validator(draftmancerLogSchema);
    expect([check(log), check.errors]).toEqual([true, null]);
    expect(fileName).toBe('Birds.DraftLog.txt');
    const [first, second] = Object.values(log.users);
    expect([first?.picks.length, first?.cards.length]).toEqual([45, 45]);
    expect(first?.decklist?.main).toHaveLength(40);
    expect(first?.decklist?.side).toHaveLength(5);
    expect(first?.decklist?.hashes.cockatrice).toMatch(/^[0-9a-v]{8}$/);
    expect(first?.decklist?.hashes.mws).toMatch(/^[0-9a-f]{8}$/);
    expect(second?.decklist).toBeUndefined();
    expect(log.boosters.map((cards) => cards.length)).toEqual([15, 15, 15, 15, 15, 15]);
    for (const { picks, cards } of Object.values(log.users)) {
      const taken = picks.flatMap(({ pick, booster }) => pick.map((place) => booster[place]));
      expect([...taken].sort()).toEqual([...cards].sort());
      for (const id of picks.flatMap(({ booster }) => booster)) expect(log.carddata[id]).toBeDefined();
    }
  });

  it.each(['version', 'users', 'carddata', 'boosters', 'time', 'draftLogRecipients'])(
    'would not be one without its %s',
    async (field) => {
      const table = await played();
      const { text } = await fileOf(personAt(table, 0), table.draftId, 'draftmancer');
      const { [field]: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
      expect(validator(draftmancerLogSchema)(rest)).toBe(false);
    },
  );

  it('is read back by our own replay, pick by pick', async () => {
    const table = await played();
    const me = personAt(table, 0);
    const results = await me.get<ResultsView>(`/drafts/${table.draftId}/results`);
    const opened = readDraftText((await fileOf(me, table.draftId, 'draftmancer')).text);
    if (opened.kind === 'problem') throw new Error(opened.sentence);
    expect(takenNames(opened.results)).toEqual(takenNames(results));
    expect(wheelCounts(opened.results)).toEqual(wheelCounts(results));
    expect([opened.from, opened.notes]).toEqual(['Draftmancer log 2.1', []]);
  });
});

const namesOf = (
  results: ResultsView,
  pack: ResultsView['seats'][number]['picks'][number]['pack'],
  ids: readonly string[],
) => pack.filter(({ id }) => ids.includes(id)).map(({ card }) => results.faces[card]?.name);
const takenNames = (results: ResultsView) =>
  results.seats.map(({ picks }) =>
    picks.map(({ round, pick, pack, taken }) => [round, pick, pack.length, namesOf(results, pack, taken)]),
  );
const wheelCounts = ({ seats }: ResultsView) =>
  seats.map(({ picks }) => picks.map(({ wheeled }) => wheeled.length));

describe('the text in the manner of MTGO', () => {
  it('tells one seat and is read back by our own replay', async () => {
    const table = await played();
    const me = personAt(table, 0);
    const results = await me.get<ResultsView>(`/drafts/${table.draftId}/results`);
    const { text } = await fileOf(me, table.draftId, 'mtgo', '?seat=2');
    expect(text.split('\n').slice(0, 5)).toEqual([
      `Event #: ${results.table.code}`,
      'Time:    1/5/2026 10:00:00 AM',
      'Players:',
      `    ${results.seats[0]?.seat.name}`,
      `--> ${results.seats[1]?.seat.name}`,
    ]);
    const opened = readDraftText(text);
    if (opened.kind === 'problem') throw new Error(opened.sentence);
    expect(opened.notes).toEqual([]);
    expect(opened.results.seats.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(takenNames(opened.results)[1]).toEqual(takenNames(results)[1]);
    expect(wheelCounts(opened.results)[1]).toEqual(wheelCounts(results)[1]);
  });
});

describe('the table of picks', () => {
  it('has a row for each decision of the open seats', async () => {
    const table = await played();
    const { text, mediaType } = await fileOf(personAt(table, 0), table.draftId, 'csv');
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    expect(mediaType).toBe('text/csv; charset=utf-8');
    expect(rows).toHaveLength(90);
    expect(rows[0]).toMatchObject({ seat: '1', round: '1', pick: '1', kind: 'pick', 'decided by': 'member' });
    expect(rows[0]?.['lay there']?.split(' | ')).toHaveLength(15);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+cmd', "'+cmd"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['|calc', "'|calc"],
    ['a "b", c', 'a "b", c'],
    ['two\nlines', 'two\nlines'],
    ['Plain', 'Plain'],
  ])('lets no formula fire: %j', (typed, kept) => {
    expect(parse(`${csvField(typed)},next\r\n`)).toEqual([[kept, 'next']]);
  });
});
