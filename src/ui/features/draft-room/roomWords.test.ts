import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import type { SeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { decisionsIn } from './bar/progress.ts';
import { words } from './roomMessages.ts';
import {
  askedWords,
  atZeroWords,
  listed,
  newPackWords,
  packWords,
  stateWords,
  titleWords,
  waitingWords,
} from './roomWords.ts';
import { feederOf, peopleAt, receiverOf, stripOrder, waitedFor } from './seating.ts';
import { clockText } from './useClock.ts';
import { packForTests, tableForTests, viewForTests } from './views.testkit.ts';

const table = tableForTests();
const people = peopleAt(table, viewForTests());
const holding = (packs: readonly number[], more: Partial<RoomView> = {}): RoomView =>
  viewForTests({
    seats: packs.map((count, seat) => ({ seat, packs: count, poolSize: 0, bot: seat === 2 })),
    ...more,
  });

describe('packs that wait behind the one in hand', () => {
  it('[N37] are said to wait', () => {
    const behind = (count: number) => words()('packsBehind', { count });
    expect([1, 5].map(behind)).toEqual(['1 more pack waiting', '5 more packs waiting']);
  });
});

describe('seats in pass order', () => {
  it('put you in the middle and let packs go left on the screen', () => {
    expect(stripOrder(8, 3)).toEqual([6, 5, 4, 3, 2, 1, 0, 7]);
    expect(stripOrder(4, 0)).toEqual([1, 0, 3, 2]);
  });

  it('know who passes to you and who gets your pack, in both directions', () => {
    const right = viewForTests({ direction: 'right' });
    const none = viewForTests({ direction: 'none' });
    expect([feederOf(viewForTests()), receiverOf(viewForTests())]).toEqual([3, 1]);
    expect([feederOf(right), receiverOf(right)]).toEqual([1, 3]);
    expect([feederOf(none), receiverOf(none)]).toEqual([null, null]);
  });

  it.each([
    [[0, 1, 1, 1], [3]],
    [
      [0, 1, 1, 0],
      [3, 2],
    ],
    [
      [0, 1, 0, 0],
      [3, 2, 1],
    ],
    [[0, 0, 0, 0], []],
  ])('with packs %j wait for %j', (packs, seats) => {
    expect(waitedFor(holding(packs))).toEqual(seats);
  });

  it('tell bots, hosts and people whose line is away', () => {
    const away = tableForTests({
      seats: table.seats.map((seat) => ({ ...seat, isConnected: seat.seat !== 3 && seat.seat !== 0 })),
    });
    const told = peopleAt(away, viewForTests()).map(({ isYou, isBot, isAway, isHost }) => ({
      isYou,
      isBot,
      isAway,
      isHost,
    }));
    expect(told).toEqual([
      { isYou: true, isBot: false, isAway: false, isHost: true },
      { isYou: false, isBot: false, isAway: false, isHost: false },
      { isYou: false, isBot: true, isAway: false, isHost: false },
      { isYou: false, isBot: false, isAway: true, isHost: false },
    ]);
  });
});

describe('what is asked', () => {
  const pack = packForTests(12);
  const ask = (seatState: SeatState, more: Partial<Parameters<typeof askedWords>[0]> = {}) =>
    askedWords({
      hostName: 'Juno',
      seatState,
      room: viewForTests({ pack }),
      people,
      taking: [],
      seconds: 24,
      isSolo: false,
      ...more,
    });

  it('names the cards and who passed them', () => {
    expect(ask('browsing')).toEqual({ title: 'Your pick', sub: '12 cards from Kim' });
    expect(packWords(viewForTests(), packForTests(15, { pickNumber: 1 }), people)).toBe(
      '15 cards, a fresh pack',
    );
    expect(packWords(viewForTests(), packForTests(9, { demand: { picks: 1, burns: 1 } }), people)).toBe(
      'Take one, burn one of 9 cards from Kim',
    );
  });

  it('calls a choice what the board calls it', () => {
    const winston = {
      kind: 'winston' as const,
      stack: 40,
      piles: [],
      turnSeat: 0,
      looking: 0,
      lastTake: null,
    };
    const choose = { kind: 'choose' as const, turnId: 'w', turnNumber: 1, options: ['take', 'pass'] };
    const room = viewForTests({ pack: null, board: winston, ask: choose });
    expect(ask('browsing', { room })).toEqual({ title: 'Your turn', sub: 'Take the pile or pass it on' });
  });

  it('changes its words under ten seconds and at zero', () => {
    const taking = ['Cinder Vale'];
    expect(ask('reserved', { taking, seconds: 7 })).toEqual({
      title: 'Cinder Vale is yours at zero',
      sub: 'Take another or do nothing',
    });
    expect(ask('reserved', { taking, seconds: 0 }).title).toBe('Taking Cinder Vale…');
    expect(ask('browsing', { seconds: 7 }).sub).toBe('At zero we take a starred card, or the bot chooses');
  });

  it('names those who are waited for', () => {
    expect(waitingWords(holding([0, 1, 1, 1]), people)).toBe('Waiting for Kim');
    expect(waitingWords(holding([0, 1, 1, 0]), people)).toBe('Waiting for Kim and Rook');
    expect(waitingWords(holding([0, 1, 0, 0]), people)).toBe('Waiting for 3 players');
    expect(waitingWords(holding([0, 0, 0, 0]), people)).toBe('The next packs are being opened');
  });

  it.each([
    ['paused', 'Paused'],
    ['handed', 'A bot plays your seat'],
    ['finished', 'That was the last pick'],
    ['watching', 'Watching'],
  ] as const)('is %s in words', (seatState, title) => {
    expect(ask(seatState).title).toBe(title);
  });

  it('[N21] says whose the pause is', () => {
    const paused = (pause: RoomView['pause']) => ask('paused', { room: viewForTests({ pause }) }).sub;
    expect([
      paused({ who: 'player', seat: 1, endsAtMs: 5 }),
      paused({ who: 'host', seat: 0, endsAtMs: null }),
      paused({ who: 'host', seat: null, endsAtMs: null }),
      paused({ who: 'admin', seat: null, endsAtMs: null }),
    ]).toEqual([
      'Ana paused the draft for up to 2 minutes',
      'You paused the draft',
      'Juno paused the draft',
      'An admin paused the draft',
    ]);
  });

  it('says what happens at zero under the button', () => {
    expect(atZeroWords(24, ['Cinder Vale'], false)).toBe('If the clock runs out, this card is yours.');
    expect(atZeroWords(24, ['Cinder Vale', 'Reef'], false)).toBe(
      'If the clock runs out, these cards are yours.',
    );
    expect(atZeroWords(24, ['Cinder Vale'], false, 1)).toBe(
      'If the clock runs out: Cinder Vale. The rest of your choice is burned.',
    );
    expect(atZeroWords(1, ['Cinder Vale'], false)).toBe('In 1 second this card is yours.');
    expect(atZeroWords(7, ['Cinder Vale'], false)).toBe('In 7 seconds this card is yours.');
    expect(atZeroWords(null, [], false)).toBe('No clock. Take your time.');
    expect(atZeroWords(7, ['Cinder Vale'], true)).toBe('Saved here. We send it when you’re back.');
  });

  it('is told to other tabs by the title', () => {
    expect([titleWords('reserved', 24), titleWords('waiting', null), titleWords('paused', null)]).toEqual([
      '● 0:24 Your pick',
      'Waiting',
      '❚❚ Paused',
    ]);
  });

  it('is spoken on Q', () => {
    const asked = { title: 'Your pick', sub: '' };
    expect(stateWords({ seconds: 24, round: 1, pick: 5, asked, taking: ['Cinder Vale'] })).toBe(
      '24 seconds, pack 2 pick 5, selected Cinder Vale',
    );
  });
});

describe('news in words', () => {
  it('names what was missed', () => {
    const missed = (...cards: string[]) => words()('missed', { count: cards.length, cards: listed(cards) });
    expect(missed('Tide Oath', 'Lantern Reef')).toBe(
      'Back online. You missed 2 picks: Tide Oath and Lantern Reef.',
    );
    expect(missed('Tide Oath')).toBe('Back online. You missed 1 pick: Tide Oath.');
  });

  it('names new packs and who they come from', () => {
    expect(newPackWords(viewForTests(), packForTests(9), people)).toBe('New pack from Kim, 9 cards.');
    expect(newPackWords(viewForTests(), packForTests(1, { pickNumber: 1 }), people)).toBe(
      'New pack, 1 card.',
    );
    expect([clockText(24), clockText(75), clockText(0)]).toEqual(['0:24', '1:15', '0:00']);
  });
});

describe('picks in a round', () => {
  const round = (steps: Parameters<typeof decisionsIn>[0] & object) => decisionsIn(steps, 15);
  const pass = { do: 'pass', direction: 'left' } as const;

  it.each([
    ['one at a time', [], [{ do: 'pick', count: 1 }, pass], 15],
    ['two at a time', [], [{ do: 'pick', count: 2 }, pass], 8],
    ['take one and burn one', [], [{ do: 'pick', count: 1 }, { do: 'burn', count: 1 }, pass], 8],
    ['two at first', [{ do: 'pick', count: 2 }, pass], [{ do: 'pick', count: 1 }, pass], 14],
    ['rest thrown away', [{ do: 'pick', count: 1 }, { do: 'discardRest' }], [], 1],
  ] as const)('%s', (_, opening, steps, decisions) => {
    expect(round({ packName: 'Booster', cards: 15, opening: [...opening], steps: [...steps] })).toBe(
      decisions,
    );
  });
});
