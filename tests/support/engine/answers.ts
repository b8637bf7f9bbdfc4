import type { ChooseAction, ClaimAction, DecisionAction, PickAction } from '#engine/core/actions.ts';
import type { Ask } from '#engine/core/ask.ts';
import { type InstanceId, packId } from '#engine/core/cards.ts';
import { type Below, oneOf, someOf } from './chance.ts';

type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>;

/** A legal answer to what a seat is asked, by chance. */
export function someAnswer(ask: Ask, seat: number, below: Below): DecisionAction {
  const { turnId, turnNumber } = ask;
  const turn = { turnId, turnNumber, seat };
  switch (ask.kind) {
    case 'pick':
      return somePick(ask, seat, below);
    case 'choose':
      return chosen(ask, seat, oneOf(ask.options, below));
    case 'divide':
      return { ...turn, type: 'divide', firstPile: someOf(ask.cards, below(ask.cards.length + 1), below) };
    case 'exchange':
      return below(4) === 0 || ask.hand.length === 0 || ask.open.length === 0
        ? { ...turn, type: 'exchange', give: null, take: null }
        : { ...turn, type: 'exchange', give: oneOf(ask.hand, below), take: oneOf(ask.open, below) };
    case 'bid':
      return { ...turn, type: 'bid', bids: someBids(ask, below) };
    case 'claim':
      return someClaim(ask, seat, below);
  }
}

/** A legal pick, by chance. */
export function somePick(ask: AskOf<'pick'>, seat: number, below: Below): PickAction {
  const { picks, burns } = ask.demand;
  const taken = someOf(ask.cards, picks + burns, below);
  return {
    type: 'pick',
    seat,
    packId: packId(ask.turnId),
    pickNumber: ask.turnNumber,
    cardInstanceIds: taken.slice(0, picks),
    burnIds: taken.slice(picks),
    destination: below(4) === 0 ? 'side' : 'main',
  };
}

function chosen({ turnId, turnNumber }: Ask, seat: number, option: string): ChooseAction {
  return { type: 'choose', seat, turnId, turnNumber, option };
}

/** Mostly a part of the funds, so that an auction goes on for some lots; now and then everything. */
function someBids({ cards, funds }: AskOf<'bid'>, below: Below) {
  let left = below(6) === 0 ? funds : below(Math.ceil(funds / 3) + 1);
  return someOf(cards, below(cards.length + 1), below).map((id) => {
    const coins = below(3) === 0 ? left : below(Math.floor(left / 3) + 1);
    left -= coins;
    return { id, coins };
  });
}

function someClaim(ask: AskOf<'claim'>, seat: number, below: Below): DecisionAction {
  const chance = below(8);
  if (ask.free.length > 0 && chance < 6)
    return { type: 'claim', seat, cardInstanceId: oneOf(ask.free, below) };
  if (ask.own.length > 0 && chance === 7)
    return { type: 'giveBack', seat, cardInstanceId: oneOf(ask.own, below) };
  return chosen(ask, seat, 'done');
}

/** Answers at the edges of what is asked: every card, every option, nothing, everything, all coins on one card. */
export function edgeAnswers(ask: Ask, seat: number, below: Below): readonly DecisionAction[] {
  const { turnId, turnNumber } = ask;
  const turn = { turnId, turnNumber, seat };
  switch (ask.kind) {
    case 'pick': {
      const pick = somePick(ask, seat, below);
      const { picks, burns } = ask.demand;
      return picks === 1 && burns === 0
        ? ask.cards.map((id) => ({ ...pick, cardInstanceIds: [id] }))
        : [pick, { ...pick, cardInstanceIds: pick.cardInstanceIds.toReversed(), destination: 'side' }];
    }
    case 'choose':
      return ask.options.map((option) => chosen(ask, seat, option));
    case 'divide':
      return [[], ask.cards, ask.cards.slice(0, 1), ask.cards.toReversed().slice(1)].map((firstPile) => ({
        ...turn,
        type: 'divide',
        firstPile,
      }));
    case 'exchange':
      return [
        { ...turn, type: 'exchange', give: null, take: null },
        ...ask.hand
          .slice(0, 3)
          .flatMap((give) =>
            ask.open.slice(0, 3).map((take) => ({ ...turn, type: 'exchange', give, take }) as const),
          ),
      ];
    case 'bid':
      return [
        { ...turn, type: 'bid', bids: [] },
        { ...turn, type: 'bid', bids: ask.cards.map((id) => ({ id, coins: 0 })) },
        ...ask.cards.map((id) => ({ ...turn, type: 'bid', bids: [{ id, coins: ask.funds }] }) as const),
      ];
    case 'claim':
      return [
        chosen(ask, seat, 'done'),
        ...ask.free.map((cardInstanceId) => ({ type: 'claim', seat, cardInstanceId }) as const),
        ...ask.own.map((cardInstanceId) => ({ type: 'giveBack', seat, cardInstanceId }) as const),
      ];
  }
}

/** Whether a decision is one of those that name no turn. */
export const isClaim = (action: DecisionAction): action is ClaimAction =>
  action.type === 'claim' || action.type === 'giveBack';

const isDistinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const areAmong = (ids: readonly InstanceId[], cards: readonly InstanceId[]) =>
  isDistinct(ids) && ids.every((id) => cards.includes(id));

/** Whether a well-formed decision answers what its seat is asked, read from the question alone. */
export function isAnswer(ask: Ask | null, action: DecisionAction): boolean {
  if (!ask) return false;
  if (isClaim(action))
    return (
      ask.kind === 'claim' && (action.type === 'claim' ? ask.free : ask.own).includes(action.cardInstanceId)
    );
  if (!isOfTurn(ask, action)) return false;
  switch (action.type) {
    case 'pick':
      return (
        ask.kind === 'pick' &&
        action.cardInstanceIds.length === ask.demand.picks &&
        action.burnIds.length === ask.demand.burns &&
        areAmong([...action.cardInstanceIds, ...action.burnIds], ask.cards)
      );
    case 'choose':
      return ask.kind === 'claim'
        ? action.option === 'done'
        : ask.kind === 'choose' && ask.options.includes(action.option);
    case 'divide':
      return ask.kind === 'divide' && areAmong(action.firstPile, ask.cards);
    case 'exchange':
      return ask.kind === 'exchange' && isExchange(ask, action.give, action.take);
    case 'bid':
      return ask.kind === 'bid' && isBid(ask, action.bids);
  }
}

function isOfTurn(ask: Ask, action: Exclude<DecisionAction, ClaimAction>): boolean {
  return action.type === 'pick'
    ? action.packId === ask.turnId && action.pickNumber === ask.turnNumber
    : action.turnId === ask.turnId && action.turnNumber === ask.turnNumber;
}

function isExchange(ask: AskOf<'exchange'>, give: InstanceId | null, take: InstanceId | null): boolean {
  if (give === null || take === null) return give === take;
  return ask.hand.includes(give) && ask.open.includes(take);
}

function isBid(ask: AskOf<'bid'>, bids: readonly { readonly id: InstanceId; readonly coins: number }[]) {
  const isWhole = bids.every(({ coins }) => Number.isSafeInteger(coins) && coins >= 0);
  const sum = bids.reduce((total, { coins }) => total + coins, 0);
  return (
    isWhole &&
    sum <= ask.funds &&
    areAmong(
      bids.map(({ id }) => id),
      ask.cards,
    )
  );
}
