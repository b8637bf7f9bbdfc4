import type { DecisionAction } from './actions.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value);

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isBidList(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (bid: unknown) =>
      typeof bid === 'object' &&
      bid !== null &&
      'id' in bid &&
      isText(bid.id) &&
      'coins' in bid &&
      typeof bid.coins === 'number' &&
      Number.isSafeInteger(bid.coins) &&
      bid.coins >= 0,
  );
}

const isTurn = (action: { turnId: unknown; turnNumber: unknown }): boolean =>
  isText(action.turnId) && isWhole(action.turnNumber);

/** Whether the fields of a decision have the types they promise; what they mean is the format's to judge. */
export function isWellFormed(action: DecisionAction): boolean {
  switch (action.type) {
    case 'pick':
      return (
        isTextList(action.cardInstanceIds) &&
        isTextList(action.burnIds) &&
        (action.destination === 'main' || action.destination === 'side')
      );
    case 'choose':
      return isTurn(action) && isText(action.option);
    case 'divide':
      return isTurn(action) && isTextList(action.firstPile);
    case 'exchange':
      return isTurn(action) && isTextOrNull(action.give) && isTextOrNull(action.take);
    case 'bid':
      return isTurn(action) && isBidList(action.bids);
    case 'claim':
    case 'giveBack':
      return isText(action.cardInstanceId);
  }
}
