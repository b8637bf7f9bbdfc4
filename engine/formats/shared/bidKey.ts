import type { InstanceId } from '../../core/cards.ts';

/** A bid as a wish for the moment the clock runs out: hints are texts, so that a bid is written `<card>=<coins>`. */
export const bidKey = ({ id, coins }: { readonly id: string; readonly coins: number }): string =>
  `${id}=${coins}`;

/** Reads `bidKey` for one of these cards; null for any other text. */
export function readBidKey(
  key: string,
  cards: readonly InstanceId[],
): { readonly id: InstanceId; readonly coins: number } | null {
  const [name, text = '', ...more] = key.split('=');
  const id = cards.find((card) => card === name);
  if (id === undefined || more.length > 0 || !/^\d{1,7}$/.test(text)) return null;
  return { id, coins: Number(text) };
}
