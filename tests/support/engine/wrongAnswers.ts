import type { DecisionAction, DraftAction } from '#engine/core/actions.ts';
import type { Ask } from '#engine/core/ask.ts';
import { type InstanceId, instanceId } from '#engine/core/cards.ts';
import { isClaim } from './answers.ts';

const NOWHERE = instanceId('nowhere');

/** A decision that is wrong in one way, and which. */
export interface Spoiled {
  readonly how: string;
  readonly action: DecisionAction;
}

const spoil = (how: string, action: DecisionAction): Spoiled => ({ how, action });

/**
 * A legal decision made wrong in every way that people and programs do it. `foreign` is a card of the draft that was not
 * asked about, or null. Some of them may be legal again by accident: `isAnswer` tells.
 */
export function spoiledWays(
  action: DecisionAction,
  ask: Ask,
  foreign: InstanceId | null,
): readonly Spoiled[] {
  const strangers = foreign === null ? [NOWHERE] : [NOWHERE, foreign];
  return [...wrongTurns(action), ...wrongCards(action, ask, strangers), ...otherKinds(action, ask)];
}

function wrongTurns(action: DecisionAction): readonly Spoiled[] {
  if (isClaim(action)) return [];
  const numbers = [-1, 0, 1, 100];
  if (action.type === 'pick')
    return [
      ...numbers.map((by) => spoil(`number ${by} off`, { ...action, pickNumber: action.pickNumber + by })),
      spoil('turn of nowhere', { ...action, packId: `${action.packId}x` as typeof action.packId }),
    ];
  return [
    ...numbers.map((by) => spoil(`number ${by} off`, { ...action, turnNumber: action.turnNumber + by })),
    spoil('turn of nowhere', { ...action, turnId: `${action.turnId}x` }),
  ];
}

function wrongCards(action: DecisionAction, ask: Ask, strangers: readonly InstanceId[]): readonly Spoiled[] {
  switch (action.type) {
    case 'pick':
      return wrongPicks(action, strangers);
    case 'choose':
      return ['nothing like it', '', `${action.option} `, '__proto__', 'constructor'].map((option) =>
        spoil(`option "${option}"`, { ...action, option }),
      );
    case 'divide':
      return [
        ...strangers.map((id) =>
          spoil('a foreign card', { ...action, firstPile: [...action.firstPile, id] }),
        ),
        ...action.firstPile
          .slice(0, 1)
          .map((id) => spoil('a card twice', { ...action, firstPile: [...action.firstPile, id] })),
      ];
    case 'exchange':
      return [
        ...strangers.flatMap((id) => [
          spoil('gives a foreign card', { ...action, give: id }),
          spoil('takes a foreign card', { ...action, take: id }),
        ]),
        spoil('gives for nothing', {
          ...action,
          give: ask.kind === 'exchange' ? (ask.hand[0] ?? NOWHERE) : NOWHERE,
          take: null,
        }),
        spoil('takes for nothing', {
          ...action,
          give: null,
          take: ask.kind === 'exchange' ? (ask.open[0] ?? NOWHERE) : NOWHERE,
        }),
        spoil('turned round', { ...action, give: action.take, take: action.give }),
      ];
    case 'bid':
      return wrongBids(action, ask, strangers);
    case 'claim':
    case 'giveBack':
      return [
        ...strangers.map((id) => spoil('a foreign card', { ...action, cardInstanceId: id })),
        spoil('the other way', { ...action, type: action.type === 'claim' ? 'giveBack' : 'claim' }),
      ];
  }
}

function wrongPicks(
  pick: Extract<DecisionAction, { type: 'pick' }>,
  strangers: readonly InstanceId[],
): readonly Spoiled[] {
  const { cardInstanceIds: picks, burnIds: burns } = pick;
  const [first] = [...picks, ...burns];
  return [
    spoil('nothing', { ...pick, cardInstanceIds: [], burnIds: [] }),
    ...strangers.flatMap((id) => [
      spoil('a foreign card more', { ...pick, cardInstanceIds: [...picks, id] }),
      spoil('a foreign card', { ...pick, cardInstanceIds: [id, ...picks.slice(1)] }),
      spoil('a foreign burn', { ...pick, burnIds: [id, ...burns.slice(1)] }),
    ]),
    ...(first === undefined
      ? []
      : [
          spoil('a card twice', { ...pick, cardInstanceIds: [...picks, first] }),
          spoil('picked and burned', { ...pick, burnIds: [...burns, first] }),
          spoil('all doubled', {
            ...pick,
            cardInstanceIds: picks.map(() => first),
            burnIds: burns.map(() => first),
          }),
        ]),
    spoil('picks as burns', { ...pick, cardInstanceIds: burns, burnIds: picks }),
  ];
}

function wrongBids(
  bid: Extract<DecisionAction, { type: 'bid' }>,
  ask: Ask,
  strangers: readonly InstanceId[],
): readonly Spoiled[] {
  if (ask.kind !== 'bid') return [];
  const [card = NOWHERE, second = NOWHERE] = ask.cards;
  const over = (coins: number) =>
    spoil(`${coins} coins of ${ask.funds}`, { ...bid, bids: [{ id: card, coins }] });
  return [
    ...[ask.funds + 1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER].map(over),
    spoil('over funds in all', {
      ...bid,
      bids: [
        { id: card, coins: ask.funds },
        { id: second, coins: 1 },
      ],
    }),
    spoil('a card twice', {
      ...bid,
      bids: [
        { id: card, coins: 0 },
        { id: card, coins: 0 },
      ],
    }),
    ...strangers.map((id) => spoil('a foreign card', { ...bid, bids: [{ id, coins: 0 }] })),
  ];
}

/** Decisions of every other kind at the same turn. */
function otherKinds({ type, seat }: DecisionAction, ask: Ask): readonly Spoiled[] {
  const turn = { seat, turnId: ask.turnId, turnNumber: ask.turnNumber };
  const cards = 'cards' in ask ? ask.cards : [];
  const all: readonly DecisionAction[] = [
    { type: 'choose', ...turn, option: 'done' },
    { type: 'divide', ...turn, firstPile: [] },
    { type: 'exchange', ...turn, give: null, take: null },
    { type: 'bid', ...turn, bids: [] },
    { type: 'claim', seat, cardInstanceId: cards[0] ?? NOWHERE },
    { type: 'giveBack', seat, cardInstanceId: cards[0] ?? NOWHERE },
  ];
  return all.filter((other) => other.type !== type).map((other) => spoil(`a ${other.type} instead`, other));
}

/** Values that are no action at all, or one of nobody. */
export function nonActions(action: DraftAction): readonly unknown[] {
  return [
    null,
    undefined,
    'pick',
    7,
    [],
    {},
    { ...action, type: 'peek' },
    { ...action, type: 'constructor' },
    { ...action, type: null },
    ...[99, -1, 0.5, Number.NaN, '0', null, undefined, '__proto__', 'length'].map((seat) => ({
      ...action,
      seat,
    })),
  ];
}
