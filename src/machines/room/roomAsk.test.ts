import { describe, expect, it } from 'vitest';
import type { Ask, RoomView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import { acceptedPick, packOf, roomOf } from '../testing/roomViews.ts';
import type { DraftRoomContext } from './draftRoomFacts.ts';
import {
  choosable,
  type DecisionCommand,
  isSameTurn,
  picksOf,
  turnNameOf,
  wantedOf,
  wishedOf,
} from './roomAsk.ts';
import { decidingOf, isChosenEnough, pickingOf, toggled, turnOf, withView } from './roomFolding.ts';

const ids = (...names: string[]) => names.map(instanceId);
const turn = { turnId: 't1', turnNumber: 3 };
const ASKS = {
  pick: { kind: 'pick', ...turn, cards: ids('a', 'b', 'c'), demand: { picks: 1, burns: 1 } },
  choose: { kind: 'choose', ...turn, options: ['take', 'pass'] },
  divide: { kind: 'divide', ...turn, cards: ids('a', 'b', 'c') },
  exchange: { kind: 'exchange', ...turn, hand: ids('a', 'b'), open: ids('c') },
  bid: { kind: 'bid', ...turn, cards: ids('a', 'b'), funds: 20 },
  claim: { kind: 'claim', ...turn, free: ids('a'), own: ids('b') },
} as const satisfies Readonly<Record<Ask['kind'], Ask>>;

const asking = (ask: Ask | null, more: Partial<RoomView> = {}) => roomOf(4, null, { ask, ...more });
const around = (room: RoomView | null, more: Partial<DraftRoomContext> = {}): DraftRoomContext => ({
  draftId: 'd1',
  table: null,
  room,
  early: [],
  chosen: [],
  starred: [],
  picking: null,
  picked: null,
  refusal: null,
  message: null,
  missed: [],
  offsetMs: 0,
  packShownAtMs: 0,
  ...more,
});

describe('what is asked of a seat', () => {
  it('is named after the pack in hand, else after the turn of the board, else nothing', () => {
    expect(turnNameOf(roomOf(4, packOf('p1', 2, ['a'])))).toMatchObject({ packId: 'p1', pickNumber: 2 });
    expect(turnNameOf(asking(ASKS.choose))).toEqual({ packId: 't1', pickNumber: 3 });
    expect(turnNameOf(asking(null))).toBeNull();
  });

  it.each([
    ['pick', ['a', 'b', 'c'], 2, 1],
    ['choose', ['take', 'pass'], 1, Number.POSITIVE_INFINITY],
    ['divide', ['a', 'b', 'c'], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['exchange', ['a', 'b', 'c'], 2, Number.POSITIVE_INFINITY],
    ['bid', ['a', 'b'], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['claim', ['a', 'b'], Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ] as const)(
    '%s: tells what may be chosen, how many, and how many are taken',
    (kind, may, wanted, picks) => {
      const room = asking(ASKS[kind]);
      expect([choosable(room), wantedOf(room), picksOf(room)]).toEqual([may, wanted, picks]);
    },
  );

  it('is known before it is asked where all cards lie open all the time, and in no other draft', () => {
    const cards = ['a', 'b', 'c'].map((id, card) => ({ id: instanceId(id), card, finish: 'plain' as const }));
    const board = {
      kind: 'rotisserie',
      cards,
      taken: [[1, 0]],
      picks: 3,
      turnSeat: 1,
      nextSeats: [],
    } as const;
    const wished = wishedOf(asking(null, { board }));
    expect([turnNameOf(wished), choosable(wished)]).toEqual([{ packId: 'table', pickNumber: 2 }, ['a', 'c']]);
    expect(wishedOf(asking(null, { board, seat: null })).ask).toBeNull();
    expect(wishedOf(asking(null)).ask).toBeNull();
    expect(wishedOf(asking(ASKS.choose)).ask).toBe(ASKS.choose);
  });

  it('asks nothing of a seat without pack and turn', () => {
    expect([choosable(asking(null)), turnOf(around(asking(null)))]).toEqual([[], 'noPack']);
    expect(isChosenEnough(around(asking(null)))).toBe(false);
    expect(isChosenEnough(around(null))).toBe(false);
  });

  it('asks no more cards than there are', () => {
    const one = { ...ASKS.pick, cards: ids('a') };
    expect(wantedOf(asking(one))).toBe(1);
  });

  it('is the seat’s turn until the answer is accepted, and again when it is asked anew', () => {
    const picked = acceptedPick('t1', 3, 4);
    expect(turnOf(around(asking(ASKS.choose)))).toBe('pack');
    expect(turnOf(around(asking(ASKS.choose), { picked }))).toBe('noPack');
    expect(turnOf(around(asking({ ...ASKS.choose, turnNumber: 4 }), { picked }))).toBe('pack');
  });
});

describe('two turns', () => {
  const name = { packId: 't1', pickNumber: 3 };
  it.each([
    [{ ...name }, true],
    [{ ...name, packId: 't2' }, false],
    [{ ...name, pickNumber: 4 }, false],
    [null, false],
    [undefined, false],
  ])('%j', (other, isSame) => {
    expect(isSameTurn(name, other)).toBe(isSame);
    expect(isSameTurn(other, name)).toBe(isSame);
  });
  it('are not the same when there is none', () => expect(isSameTurn(null, null)).toBe(false));
});

describe('what is chosen for a board', () => {
  it('replaces the one option, collects cards of a pile, and leaves out what is not there', () => {
    const choosing = (ask: Ask, chosen: readonly string[]) => around(asking(ask), { chosen });
    expect(toggled(choosing(ASKS.choose, ['take']), 'pass')).toEqual(['pass']);
    expect(toggled(choosing(ASKS.divide, ['a', 'b']), 'c')).toEqual(['a', 'b', 'c']);
    expect(toggled(choosing(ASKS.divide, ['a', 'b']), 'b')).toEqual(['a']);
    expect(toggled(choosing(ASKS.exchange, ['a', 'c']), 'b')).toEqual(['c', 'b']);
    expect(toggled(choosing(ASKS.bid, ['a']), 'z')).toEqual(['a']);
  });

  it('is enough when the number is reached, or when there is anything where no number is asked', () => {
    const isEnough = (ask: Ask, chosen: readonly string[]) => isChosenEnough(around(asking(ask), { chosen }));
    expect([isEnough(ASKS.choose, []), isEnough(ASKS.choose, ['take'])]).toEqual([false, true]);
    expect([isEnough(ASKS.exchange, ['a']), isEnough(ASKS.exchange, ['a', 'c'])]).toEqual([false, true]);
    expect([isEnough(ASKS.divide, []), isEnough(ASKS.divide, ['a'])]).toEqual([false, true]);
  });

  it('begins with what the server knows of, or with everything where there is no choice', () => {
    const hints = { reserved: ['pass'], reservedBurns: [], starred: [] };
    const begun = (ask: Ask) => withView(around(null), asking(ask, { hints }), 1000).chosen;
    expect(begun(ASKS.choose)).toEqual(['pass']);
    expect(begun({ ...ASKS.choose, options: ['done'] })).toEqual(['done']);
  });
});

describe('a decision as it would be sent', () => {
  const sent = (room: RoomView | null, command: DecisionCommand) => decidingOf(around(room), command);
  const choose: DecisionCommand = { type: 'choose', ...turn, option: 'take' };

  it('is sent as it is, named after the turn that is asked', () => {
    expect(sent(asking(ASKS.choose), choose)).toEqual({
      packId: 't1',
      pickNumber: 3,
      cardInstanceIds: [],
      burnIds: [],
      destination: 'main',
      command: choose,
    });
  });

  it('is none about another turn, and none when nothing is asked', () => {
    expect([
      sent(asking(ASKS.choose), { ...choose, turnNumber: 2 }),
      sent(asking(ASKS.choose), { ...choose, turnId: 't0' }),
      sent(asking(null), choose),
      sent(null, choose),
    ]).toEqual([null, null, null, null]);
  });

  it('lets a claim go without naming a turn, and a pick only for its own', () => {
    const claim: DecisionCommand = { type: 'claim', cardInstanceId: 'a' };
    const back: DecisionCommand = { type: 'giveBack', cardInstanceId: 'b' };
    const pick: DecisionCommand = {
      type: 'pick',
      packId: 't1',
      pickNumber: 3,
      cardInstanceIds: ['a'],
      burnIds: [],
      destination: 'main',
    };
    expect(sent(asking(ASKS.claim), claim)?.command).toEqual(claim);
    expect(sent(asking(ASKS.claim), back)?.command).toEqual(back);
    expect(sent(asking(ASKS.pick), pick)?.command).toEqual(pick);
    expect(sent(asking(ASKS.pick), { ...pick, packId: 'p9' })).toBeNull();
  });

  it('is a pick for the Take button only where cards are asked', () => {
    const chosen = { chosen: ['a', 'b'] };
    expect(pickingOf(around(asking(ASKS.pick), chosen), 'side', undefined)).toMatchObject({
      packId: 't1',
      pickNumber: 3,
      cardInstanceIds: ['a'],
      burnIds: ['b'],
      command: { type: 'pick', packId: 't1', pickNumber: 3, destination: 'side' },
    });
    expect(pickingOf(around(asking(ASKS.exchange), { chosen: ['a', 'c'] }), 'main', undefined)).toBeNull();
  });
});
