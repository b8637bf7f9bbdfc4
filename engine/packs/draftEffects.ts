import type { DraftCard } from '../core/cards.ts';

/** What cards of a draft want to do while it is drafted. */
export interface DraftEffects {
  readonly effects: readonly string[];
  readonly cards: number;
  /** "3 cards act while drafting (FaceUp, Reveal); here they are drafted like any other card." */
  readonly sentence: string;
}

/** The draft effects that cards brought with them (attribute `draftEffects`), which are not played; null when none has any. */
export function draftEffectsOf(cards: readonly DraftCard[]): DraftEffects | null {
  const acting = cards.filter((card) => writtenEffects(card).length > 0);
  if (acting.length === 0) return null;
  const effects = [...new Set(acting.flatMap((card) => writtenEffects(card).map(effectName)))];
  const names = new Set(acting.map(({ name }) => name)).size;
  const who = names === 1 ? '1 card acts' : `${names} cards act`;
  const rest = names === 1 ? 'it is drafted' : 'they are drafted';
  return {
    effects,
    cards: names,
    sentence: `${who} while drafting (${effects.join(', ')}); here ${rest} like any other card.`,
  };
}

function writtenEffects({ attributes }: DraftCard): readonly string[] {
  const written = attributes.draftEffects;
  return Array.isArray(written) ? written : [];
}

/** Effects without settings are written by name, the others as JSON with a `type`. */
function effectName(written: string): string {
  return /"type"\s*:\s*"(\w+)"/.exec(written)?.[1] ?? written;
}
