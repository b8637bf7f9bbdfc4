import { describe, expect, it } from 'vitest';
import { ladderSeconds } from '#src/ui/components/clocks/ladderSeconds.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { changedSettings, seatChoicesFor } from '../dialogs/changedSettings.ts';
import { closingCommands, leftOf, placeOnEllipse, rightOf, seatsFromYours } from '../seats/seatOrder.ts';
import { bot, open, person, tableOf } from '../tables.testkit.ts';
import { listWords, sealWords, seatsWords, startHurdle, waitingForWords, wayIn } from './lobbyWords.ts';
import {
  firstDirection,
  gameWords,
  picksPerTurnWords,
  reviewWords,
  rulesWords,
  settingRows,
} from './settingsWords.ts';

await loadMessages('lobby');
const t = messagesFor('en', 'lobby');

const mara = person(0, 'Mara', { isHost: true, isReady: true });
const kim = person(1, 'Kim');
const priya = person(2, 'Priya');
const rook = bot(3, 'Rook');
const ready = (seat: typeof kim) => ({ ...seat, isReady: true });

describe('what a table waits for', () => {
  it('names the people who are not ready, and you last, as "you"', () => {
    expect(waitingForWords([mara, kim, priya, rook], 'mara', t)).toBe('Waiting for Kim and Priya');
    expect(waitingForWords([mara, kim, priya, rook], 'kim', t)).toBe('Waiting for Priya and you');
  });

  it('counts the drafters still wanted when everybody here is ready', () => {
    expect(waitingForWords([mara, ready(kim), open(2)], 'kim', t)).toBe('Waiting for one more drafter');
    expect(waitingForWords([mara, ready(kim), open(2), open(3)], 'kim', t)).toBe(
      'Waiting for 2 more drafters',
    );
  });

  it('is the host once all others are ready, and nobody for the host', () => {
    expect(waitingForWords([mara, ready(kim), rook], 'kim', t)).toBe('Waiting for Mara to start');
    expect(waitingForWords([mara, ready(kim), rook], 'mara', t)).toBe('Everyone is ready');
  });

  it('never waits for the host to be ready', () => {
    expect(waitingForWords([{ ...mara, isReady: false }, ready(kim)], 'mara', t)).toBe('Everyone is ready');
  });

  it('counts people in the middle of the table where their names are long', () => {
    const long = [{ ...kim, name: 'Bartholomew Feather (guest)' }, priya];
    expect(waitingForWords([mara, kim, priya], 'mara', t, true)).toBe('Waiting for Kim and Priya');
    expect(waitingForWords([mara, ...long], 'mara', t, true)).toBe('Waiting for 2 players');
    expect(waitingForWords([mara, ...long], 'priya', t, true)).toBe('Waiting for you and 1 other');
    expect(waitingForWords([mara, ...long.slice(0, 1)], 'mara', t, true)).toBe(
      'Waiting for Bartholomew Feather (guest)',
    );
  });

  it('shortens long lists of names', () => {
    expect(
      ['a', 'a b', 'a b c', 'a b c d', 'a b c d e'].map((names) => listWords(names.split(' '), t)),
    ).toEqual(['a', 'a and b', 'a, b and c', 'a, b, c and d', 'a, b and 3 others']);
  });

  it('counts seats taken and ready, bots among them', () => {
    expect(seatsWords({ seats: [mara, kim, priya, rook, open(4)], sight: 'seated' }, t)).toBe(
      '4 of 5 seats, 2 ready',
    );
  });
});

describe('why the draft cannot start yet', () => {
  it('is the open seats first, with both ways to be rid of them', () => {
    expect(startHurdle([mara, kim, open(2), open(3)], t)).toEqual({
      kind: 'openSeats',
      words: '2 seats are open. Fill them with bots or close them.',
      count: 2,
      mayClose: true,
    });
    expect(startHurdle([mara, kim, open(2)], t)).toEqual({
      kind: 'openSeats',
      words: '1 seat is open. Fill it with a bot or close it.',
      count: 1,
      mayClose: true,
    });
  });

  it('does not offer to close seats until two would be left', () => {
    expect(startHurdle([mara, open(1), open(2)], t)).toEqual({
      kind: 'openSeats',
      words: '2 seats are open. Fill them with bots or wait for people.',
      count: 2,
      mayClose: false,
    });
  });

  it('is then the people who are not ready, and then nothing', () => {
    expect(startHurdle([mara, kim, priya], t)).toEqual({
      kind: 'unready',
      words: 'Waiting for Kim and Priya',
    });
    expect(startHurdle([mara, ready(kim), rook], t)).toEqual({ kind: 'clear' });
  });
});

describe('the way to a seat', () => {
  it('is a free seat, else a bot that gives way, else the reason why not', () => {
    expect(wayIn(tableOf([mara, open(1), rook]), t)).toEqual({ kind: 'free' });
    expect(wayIn(tableOf([mara, rook]), t)).toEqual({ kind: 'bot' });
    expect(wayIn(tableOf([mara, kim]), t)).toEqual({
      kind: 'none',
      words: 'Every seat at this table is taken.',
    });
    expect(wayIn(tableOf([mara, open(1)], { isLocked: true }), t)).toEqual({
      kind: 'none',
      words: 'The host has locked this table.',
    });
    expect(wayIn(tableOf([mara, open(1)], { status: 'countdown' }), t)).toEqual({
      kind: 'none',
      words: 'The draft is about to start.',
    });
  });
});

describe('where seats stand', () => {
  it('begins with your own and goes on in passing order', () => {
    const names = (myId: string) => seatsFromYours([mara, kim, priya, rook], myId).map((seat) => seat.name);
    expect(names('priya')).toEqual(['Priya', 'Rook', 'Mara', 'Kim']);
    expect(names('nobody')).toEqual(['Mara', 'Kim', 'Priya', 'Rook']);
  });

  it('has you at the near edge and your left neighbour clockwise from you', () => {
    const [you, left] = [placeOnEllipse(0, 4, 100, 50), placeOnEllipse(1, 4, 100, 50)];
    expect([you.x, you.y, left.x, left.y].map((at) => Math.round(at) + 0)).toEqual([0, 50, -100, 0]);
    expect([leftOf(3, 4), rightOf(0, 4)]).toEqual([0, 3]);
  });

  it('closes open seats by changing places with the last ones', () => {
    expect(
      closingCommands([mara, open(1), { ...kim, seat: 2 }, open(3), { ...priya, seat: 4 }], [1, 3]),
    ).toEqual([
      { type: 'moveSeat', from: 1, to: 4 },
      { type: 'changeSettings', settings: { seats: 3 } },
    ]);
    expect(closingCommands([mara, kim, open(2)], [2])).toEqual([
      { type: 'changeSettings', settings: { seats: 2 } },
    ]);
  });
});

describe('the settings in words', () => {
  it('tell packs, picks, seats, who sees picks, watchers, hints and length', () => {
    expect(settingRows(tableOf([mara, kim]), t).map((row) => row.value)).toEqual([
      'Emberwake',
      '3 packs of 15',
      '1',
      '2',
      'Everyone, after the draft',
      'None',
      'Optional',
      'About 18 minutes',
    ]);
    expect(gameWords(tableOf([mara]), t)).toBe('Emberwake, 3 packs of 15');
  });

  it('tell the draft by name where no packs go around', () => {
    const { template } = tableOf([mara, kim]);
    const winston = {
      ...{ ...template, name: 'Winston for two', format: 'winston', rounds: [] },
      ...{ outline: { rounds: 1, decisions: 20, cards: 45 }, packs: [{ name: 'Pack', cards: 15, count: 6 }] },
    };
    const table = tableOf([mara, kim], { template: winston });
    expect(settingRows(table, t).slice(1, 4)).toEqual([
      { label: 'Draft', value: 'Winston for two' },
      { label: 'Packs', value: '6 packs of 15' },
      { label: 'Cards each', value: 'About 45' },
    ]);
    expect(gameWords(table, t)).toBe('Emberwake, Winston for two');
  });

  it('read the picks of a turn and the direction from the steps of the template', () => {
    const rounds = [
      {
        packName: 'Pack',
        cards: 12,
        opening: [],
        steps: [
          { do: 'pick' as const, count: 2 },
          { do: 'burn' as const, count: 1 },
          { do: 'pass' as const, direction: 'right' as const },
        ],
      },
    ];
    expect([picksPerTurnWords(rounds, t), firstDirection(rounds)]).toEqual(['2, burn 1', 'right']);
    const { template } = tableOf([mara]);
    expect(gameWords(tableOf([mara], { template: { ...template, rounds } }), t)).toBe(
      'Emberwake, 1 pack of 12, pick 2, burn 1',
    );
  });

  it('show the clock from the full pack to the last card', () => {
    const seconds = ladderSeconds('standard', 15) ?? [];
    expect([seconds.length, seconds[0], seconds.at(-1)]).toEqual([15, 75, 10]);
    expect(ladderSeconds('none', 15)).toBeNull();
  });

  it('tell the host’s own rules, seconds, review, pools and teams, and nothing of what is not set', () => {
    expect([
      rulesWords({ packs: 1, firstPicks: 2, picks: 1, burns: 1, discardAt: 4 }, t),
      rulesWords({ packs: 4 }, t),
      rulesWords({ picks: 2 }, t),
      rulesWords({ picks: 2, firstPicks: 2, burns: 0 }, t),
      rulesWords({ firstPicks: 3, discardAt: 0 }, t),
    ]).toEqual([
      '1 pack, take 2 from a fresh pack, then 1, burn 1, discard the last 4',
      '4 packs',
      'take 2',
      'take 2, burn none',
      'take 3 from a fresh pack, discard nothing',
    ]);
    expect([0, 45, 90, 180].map((seconds) => reviewWords(seconds, t))).toEqual([
      'None',
      '45 s',
      '90 s',
      '3 minutes',
    ]);
    const pace = { kind: 'ladder', firstSeconds: 30, lastSeconds: 5 } as const;
    expect([ladderSeconds('quick', 15, pace)?.[0], ladderSeconds('none', 15, pace)]).toEqual([30, null]);
    const { settings } = tableOf([mara, kim]);
    const own = { ...settings, reviewSeconds: 60, hidesPool: true, teams: true, description: 'Slow' };
    const labels = settingRows(tableOf([mara, kim], { settings: own }), t).map(({ label }) => label);
    expect(labels.slice(-5)).toEqual(['About it', 'Review', 'Pools', 'Teams', 'Length']);
  });

  it('are sent only where they differ', () => {
    const { settings } = tableOf([mara, kim]);
    expect(changedSettings(settings, { ...settings, clock: 'quick', name: ' Friday embers ' })).toEqual({
      clock: 'quick',
    });
    expect(changedSettings(settings, { ...settings })).toBeNull();
  });

  it('never offer fewer seats than people, nor fewer than two', () => {
    expect([seatChoicesFor(1, 4, 2), seatChoicesFor(3, 4, 4), seatChoicesFor(8, 8, 8)]).toEqual([
      [2, 3, 4],
      [3, 4],
      [8],
    ]);
  });
});

it('a seal is shown by its ends', () => {
  expect(sealWords(tableOf([mara]).seal.seedHash)).toBe('8f3a…07c2');
});
