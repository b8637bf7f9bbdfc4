// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResultsView } from '#contract/results/results.ts';
import { timeRatio } from '#tests/support/engine/timeRatio.ts';
import { CARD_DATA, hasCardData } from '../../../../../tests/harness/cardData.ts';
import { loadMessages } from '../../../messages/load.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { OpenedReplay } from './OpenedReplay.tsx';
import { type OpenedDraft, recordsOf } from './openedDraft.ts';
import { readDraftText } from './readDraftText.ts';

beforeAll(() => loadMessages('openedLogs', 'results', 'cardFigures', 'common'));
afterEach(cleanup);

const stay = () => {};
function Shown({ results }: { readonly results: ResultsView }) {
  const { state, send } = useReplay(results, {}, stay);
  return (
    <SystemProvider>
      <OpenedReplay results={results} state={state} send={send} />
    </SystemProvider>
  );
}

const LOG = '_decks/MTGO_logs/MTGO_LOG-2023.10.4-7723-27320475-C03C03C03.txt';

function opened(draft: OpenedDraft) {
  if (draft.kind === 'problem') throw new Error(draft.sentence);
  return draft;
}
const sentenceOf = (draft: OpenedDraft) => (draft.kind === 'problem' ? draft.sentence : 'it was opened');

describe.skipIf(!hasCardData(LOG, 'the real MTGO log in our replay'))('a real MTGO log', () => {
  const text = () => readFileSync(join(CARD_DATA, LOG), 'utf8');

  it('is read whole: who sat there, every pack, every pick', () => {
    const { results, from, notes } = opened(readDraftText(text()));
    const seat = results.seats[5];
    expect([from, notes]).toEqual([
      'MTGO log',
      ['This file repeats pick numbers, so picks are counted in their order.'],
    ]);
    expect(results.seats.map((result) => [result.seat.name, result.isOpen])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [`Player${at}`, at === 5]),
    );
    expect([results.mySeat, results.table.settings.name]).toEqual([5, 'Event 7723']);
    expect(results.table.finishedAtMs).toBe(new Date(2023, 9, 4, 13, 7, 20).getTime());
    const rounds = [1, 2, 3].map((round) => seat?.picks.filter((pick) => pick.round === round) ?? []);
    expect(rounds.map((picks) => picks.map(({ pack }) => pack.length))).toEqual(
      [1, 2, 3].map(() => Array.from({ length: 15 }, (_, pick) => 15 - pick)),
    );
    expect(seat?.pool).toHaveLength(45);
    const takenLines = text()
      .split('\n')
      .filter((line) => line.startsWith('--> '))
      .slice(1)
      .map((line) => line.slice(4).trim());
    const names = seat?.picks.flatMap(({ pack, taken }) =>
      pack.flatMap(({ id, card }) => (taken.includes(id) ? [results.faces[card]?.name] : [])),
    );
    expect(names).toEqual(takenLines);
  });

  it('tells what wheeled: the first pack comes back after eight picks', () => {
    const picks = opened(readDraftText(text())).results.seats[5]?.picks ?? [];
    const [first, ninth] = [picks[0], picks[8]];
    expect(first?.wheeled).toHaveLength(7);
    expect(ninth?.pack.map(({ id }) => id).sort()).toEqual([...(first?.wheeled ?? [])].sort());
  });

  it('is shown by our replay: packs, the ringed card, arrow keys, pool and figures', () => {
    const { results } = opened(readDraftText(text()));
    render(<Shown results={results} />);
    const heading = () => screen.getByRole('heading', { level: 3, name: /^Pack/ }).textContent;
    const pack = () => {
      const lists = within(screen.getByRole('region', { name: 'Replay' })).getAllByRole('list');
      return within(lists.find(({ tagName }) => tagName === 'UL')!).getAllByRole('button');
    };
    expect(heading()).toBe('Pack 1, pick 1');
    expect(pack()).toHaveLength(15);
    expect(pack().filter((card) => card.getAttribute('aria-label')?.includes('You took this'))).toHaveLength(
      1,
    );
    expect(screen.getByRole('button', { name: /^Flash.*You took this/ })).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect([heading(), pack().length]).toEqual(['Pack 1, pick 2', 14]);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Pick' }), { key: 'End' });
    expect([heading(), pack().length]).toEqual(['Pack 3, pick 15', 1]);
    expect(within(screen.getByRole('region', { name: 'Your pool' })).getAllByRole('button').length).toBe(45);
    expect(screen.getByRole('region', { name: 'This draft in figures' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull();
  });

  it('that is cut off in the middle of a pick names the line of that pick', () => {
    const whole = text();
    const cut = whole.slice(0, whole.indexOf('--> Flash'));
    expect(sentenceOf(readDraftText(cut))).toBe('Line 15: this pick marks no card as taken.');
  });
});

describe('a text that is no whole log', () => {
  const START = 'Event #: 1\nTime: 1/5/2026 1:00:00 PM\nPlayers:\n    A\n--> B\n\n';
  it.each([
    ['', 'This file is empty.'],
    ['a\u0000b', 'This isn’t a text file.'],
    ['Dear diary', 'Line 1: this is neither a player, a pack, a pick nor a card.'],
    [START, 'This text has no pick, so there’s nothing to replay.'],
    [`${START}Pack 1 pick 1:\n    X\n    Y\n`, 'Line 7: this pick marks no card as taken.'],
    [
      `${START}Pack 1 pick 1:\n    X\n\nPack 1 pick 2:\n--> Y\n`,
      'Line 10: the pick before this one (line 7) marks no card as taken.',
    ],
    [`${START}Pack 2 pick 1:\n--> X\nPack 1 pick 1:\n--> Y\n`, 'Line 9: pack 1 comes after pack 2.'],
    [`${START}Pack 1 pick 1:\n--> X\n\nPicked: Z\n`, 'Line 10: “Z” was picked but wasn’t in the pack.'],
    ['{"format": "passleft-draft",\n "version": 1,\n oops', /^Line 3: this isn’t complete JSON\./],
    [
      '{"format": "passleft-draft", "version": 9}',
      'This file is version 9 of the format. Only version 1 can be read here.',
    ],
    ['{"format": "passleft-draft", "version": 1}', /^“.+” isn’t right in this file\.$/],
    ['{"format": "passleft-log"}', /^This is the log that proves the packs/],
    ['{"any": 1}', 'This JSON is neither a Passleft file nor a Draftmancer log.'],
    ['[]', 'This JSON is neither a Passleft file nor a Draftmancer log.'],
    ['{"version":"2.1","users":{},"carddata":{}}', 'This log has no players.'],
    [
      '{"version":"2.1","users":{"u":{"userName":"Ann","picks":[{"packNum":0,"pickNum":0,"pick":[3],"booster":["a"]}]}},"carddata":{"a":{"name":"A"}}}',
      'Pick 1 of Ann: a card was taken that wasn’t in the pack.',
    ],
    [
      '{"version":"2.1","users":{"u":{"userName":"Ann","picks":[{"packNum":0,"pickNum":0,"pick":[0],"booster":["b"]}]}},"carddata":{"a":{"name":"A"}}}',
      'Pick 1 of Ann: the log has no card “b”.',
    ],
    ['{"version":"3.0","users":{},"carddata":{}}', '“version” isn’t right in this log.'],
  ])('gets a sentence: %j', (text, sentence) => {
    const told = sentenceOf(readDraftText(text));
    if (typeof sentence === 'string') expect(told).toBe(sentence);
    else expect(told).toMatch(sentence);
  });
});

describe('a log of version 2.0', () => {
  it('without numbers is numbered by its packs', () => {
    const pick = (booster: string[]) => ({ pick: [0], booster });
    const log = {
      version: '2.0',
      type: 'Draft',
      users: {
        u: {
          userName: 'Ann',
          isBot: false,
          picks: [pick(['a', 'b']), pick(['b']), pick(['a', 'a']), { piles: [] }],
        },
      },
      carddata: { a: { name: 'A' }, b: { name: 'B' } },
    };
    const { results, notes } = opened(readDraftText(JSON.stringify(log)));
    expect(results.seats[0]?.picks.map(({ round, pick: number }) => [round, number])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
    expect(notes).toEqual(['1 entry isn’t a pick from a pack and is left out.']);
  });
});

describe('an MTGO log', () => {
  const log = (time: string, end = '') =>
    `Event #: 1\nTime:    ${time}\nPlayers:\n    Alder\n--> Birch\n\nPack 1 pick 1:\n    Fox\n--> Rope\n\nPack 1 pick 2:\n--> Tide\n${end}`;
  const dayOf = (time: string) => {
    const { finishedAtMs } = opened(readDraftText(log(time))).results.table;
    return finishedAtMs === null ? null : new Date(finishedAtMs).toLocaleString('en-GB');
  };

  it.each([
    ['11/2/2025 8:04:05 PM', '02/11/2025, 20:04:05'],
    ['11/2/2025 11:30:00 PM', '02/11/2025, 23:30:00'],
    ['11/2/2025 12:10:00 AM', '02/11/2025, 00:10:00'],
    ['1/31/2025 12:00:00 PM', '31/01/2025, 12:00:00'],
    ['11/2/2025 20:04', '02/11/2025, 20:04:00'],
    ['some day', null],
    ['13/32/2025 8:00:00 PM', null],
  ])('is of the day that it names, wherever it is opened: %s', (time, day) => {
    const before = process.env.TZ;
    const offsets = new Set<number>();
    try {
      for (const zone of ['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC']) {
        process.env.TZ = zone;
        offsets.add(new Date(2025, 6, 1).getTimezoneOffset());
        expect(dayOf(time)).toBe(day);
      }
      expect(offsets.size).toBe(4);
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  it.each([
    ['\nPack 2 pick 1:\n    Fox\n    Tide\n', 2, 1],
    ['\nPack 1 pick 3:\n', 1, 3],
    ['\n------ TST ------\n\nPack 2 pick 2:\n    Fox', 2, 2],
  ])('that ends before a pick was made shows the picks up to there, and says so (%#)', (end, pack, pick) => {
    const { results, notes } = opened(readDraftText(log('11/2/2025 8:04:05 PM', end)));
    expect(results.seats[1]?.picks).toHaveLength(2);
    expect(notes.at(-1)).toBe(
      `This log ends at pack ${pack}, pick ${pick}, before a card was taken. You see the picks up to there.`,
    );
  });

  it('is not opened when a pick in the middle is missing, or none was made', () => {
    const gap = log('', '\nPack 1 pick 3:\n    Fox\n\nPack 1 pick 4:\n--> Fox\n');
    expect(sentenceOf(readDraftText(gap))).toMatch(/^Line 17: the pick before this one/);
    expect(sentenceOf(readDraftText('Event #: 1\nPack 1 pick 1:\n    Fox\n'))).toBe(
      'Line 2: this pick marks no card as taken.',
    );
  });
});

describe.skipIf(!hasCardData('reports/80-mtgo-log.txt', 'the reported MTGO logs in our replay'))(
  'a reported MTGO log, opened in Berlin,',
  () => {
    const zone = process.env.TZ;
    beforeEach(() => {
      process.env.TZ = 'Europe/Berlin';
    });
    afterEach(() => {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    });
    const log = (name: string) =>
      opened(readDraftText(readFileSync(join(CARD_DATA, 'reports', name), 'utf8')));
    const dayOf = ({ results }: ReturnType<typeof log>) => {
      const at = results.table.finishedAtMs;
      return at === null ? null : new Date(at).toLocaleString('en-GB');
    };

    it('80, 82: is of the day that it names, and has its picks', () => {
      expect(dayOf(log('80-mtgo-log.txt'))).toBe('02/11/2025, 20:04:05');
      expect(dayOf(log('82-mtgo-log-late.txt'))).toBe('02/11/2025, 23:30:00');
      for (const name of ['80-mtgo-log.txt', '82-mtgo-log-late.txt']) {
        const { results, notes } = log(name);
        const picks = results.seats[results.mySeat ?? -1]?.picks ?? [];
        expect(picks.map(({ round, pick }) => `${round}.${pick}`)).toEqual(['1.1', '1.2', '2.1']);
        expect([results.table.settings.name, notes]).toEqual(['Event 12345678', []]);
      }
    });

    it('81: has its picks up to where it ends, and says so', () => {
      const { results, notes } = log('81-mtgo-log-unfinished.txt');
      expect(results.seats[results.mySeat ?? -1]?.picks).toHaveLength(3);
      expect(notes).toEqual([
        'This log ends at pack 2, pick 2, before a card was taken. You see the picks up to there.',
      ]);
    });
  },
);

describe('a line of MTGO’s text', () => {
  const many = (letter: string) => letter.repeat(100_000);
  it.each([
    [`---${many(' ')}x`, 'Line 7: this is neither a player, a pack, a pick nor a card.'],
    [`${many('-')}x`, 'Line 7: this is neither a player, a pack, a pick nor a card.'],
    [`Event #:${many(' ')}x${many(' ')}y`, 'This text has no pick, so there’s nothing to replay.'],
    [` x${many(' ')}y${many(' ')}z`, 'Line 7: a card stands before the first pick.'],
  ])('is read at once however long its lines are (%#)', (line, sentence) => {
    expect(sentenceOf(readDraftText(`Event #: 1${'\n'.repeat(6)}${line}`))).toBe(sentence);
  });

  it.each([
    ['------ Birds ------', 'Birds'],
    ['---Pack 1: The - Birds-----  ', 'The - Birds'],
    ['--- -x- ---', '-x-'],
    ['------', 'MTGO draft'],
  ])('names its pack: %s', (line, name) => {
    const read = readDraftText(`Players:\n--> B\n\n${line}\nPack 1 pick 1:\n    X\n--> Y z  \n`);
    expect(opened(read).results.table.game.name).toBe(name);
    expect(Object.values(opened(read).results.faces).map((face) => face.name)).toEqual(['X', 'Y z']);
  });
});

describe('a file that is no draft by its size', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `    Card ${at}`).join('\n');
  const pick = (number: number) => `Pack 1 pick ${number}:\n--> Card`;
  it.each([
    [`Players:\n${names(251)}\n`, 'Line 252: a draft has at most 250 players.'],
    [`Pack 1 pick 1:\n${names(2001)}`, 'Line 2002: a pack has at most 2,000 cards.'],
    [
      Array.from({ length: 5001 }, (_, at) => pick((at % 15) + 1)).join('\n'),
      'Line 10001: a seat has at most 5,000 picks.',
    ],
    ['x'.repeat(32 * 1024 * 1024 + 1), 'This text is longer than 32 MB.'],
  ])('is not opened, which is told (%#)', (text, sentence) => {
    expect(sentenceOf(readDraftText(text))).toBe(sentence);
  });

  it('is not opened when it is a log of more people than a draft has', () => {
    const users = Object.fromEntries(
      Array.from({ length: 251 }, (_, at) => [`u${at}`, { userName: `U${at}`, picks: [] }]),
    );
    expect(sentenceOf(readDraftText(JSON.stringify({ version: '2.0', users, carddata: {} })))).toBe(
      'This log has 251 players. A draft has at most 250.',
    );
  });

  it('is read in a time that grows with its picks, not with their square', () => {
    const packs = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        round: 1,
        pick: at + 1,
        cards: [1, 2, 3],
        taken: [0],
        burned: [],
      }));
    const [few, many] = [packs(250), packs(5000)];
    expect(
      timeRatio(
        () => recordsOf(few, 8),
        () => recordsOf(many, 8),
      ),
    ).toBeLessThan(130);
  });
});
