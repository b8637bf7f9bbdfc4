import type { InstanceId } from '../../core/cards.ts';
import type { SetupBase } from '../../core/setup.ts';
import { isSinceEdition, type Layout, type PackDefinition } from '../../packs/definition.ts';
import type { Keyring } from '../../random/streams.ts';
import type { Opener } from './opener.ts';

/**
 * Cards of the smallest pack of a kind that can be opened in the first round, in which decks are; at least 1, also for a
 * kind that is not known.
 */
export function smallestPack(definition: PackDefinition | undefined): number {
  const sizes = openedFirst(definition).map(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0));
  return sizes.length === 0 ? 1 : Math.max(1, Math.min(...sizes));
}

function openedFirst(definition: PackDefinition | undefined): readonly Layout[] {
  if (!definition) return [];
  const { layouts, rounds } = definition;
  const options = isSinceEdition(2, definition) ? rounds?.[0] : undefined;
  if (!options) return layouts.filter(({ weight }) => weight > 0);
  const named = new Set(options.flatMap(({ layout, weight }) => (weight > 0 ? layout : [])));
  return layouts.filter(({ name }) => named.has(name));
}

/** Packs that hold at least so many cards when each holds `size`. */
export const packsFor = (cards: number, size: number): number => Math.ceil(cards / Math.max(1, size));

/** One shuffled deck of a table, dealt in rounds of `perRound` cards; `aside` is what no whole round is left for. */
export interface Deck {
  readonly rounds: readonly (readonly InstanceId[])[];
  readonly aside: readonly InstanceId[];
}

/**
 * Opens as many packs of a kind as `rounds` rounds of `perRound` cards need, shuffles all of them together (label
 * `deck/<kind>`) and parts them into rounds; there are fewer rounds when the packs run out.
 */
export function dealDeck(
  { catalogue }: Pick<SetupBase, 'catalogue'>,
  streamOf: Keyring,
  opener: Opener,
  wanted: { readonly pack: string; readonly rounds: number; readonly perRound: number },
): Deck {
  const { pack, rounds, perRound } = wanted;
  const packs = packsFor(rounds * perRound, smallestPack(catalogue.packs[pack]));
  const opened = Array.from({ length: packs }, () => opener.open(pack)).flat();
  const cards = streamOf(`deck/${pack}`).shuffle(opened);
  const whole = Math.min(rounds, Math.floor(cards.length / perRound));
  return {
    rounds: Array.from({ length: whole }, (_, round) =>
      cards.slice(round * perRound, (round + 1) * perRound),
    ),
    aside: cards.slice(whole * perRound),
  };
}
