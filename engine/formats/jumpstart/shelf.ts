import type { CardInstance } from '../../cards.ts';
import { openLayout } from '../../packs/open.ts';
import { preparePack } from '../../packs/prepare.ts';
import type { Stream } from '../../random/streams.ts';
import { prepareWeights } from '../../random/weights.ts';
import type { Catalogue } from '../../setup.ts';

/** The themed half-decks of a pack kind. */
export interface Shelf {
  /** Themes that can be offered, and how likely each is: the weight of its layouts together. */
  readonly themes: readonly { readonly theme: string; readonly weight: number }[];
  /** The cards of a half-deck of a theme, one of its variants by weight. Throws on a theme that is not on the shelf. */
  open(theme: string, stream: Stream): readonly CardInstance[];
}

/** Reads a pack kind as a shelf: layouts by name, those without weight left out. Throws when the catalogue lacks it. */
export function shelfOf({ packs, cards }: Pick<Catalogue, 'packs' | 'cards'>, kind: string): Shelf {
  const definition = packs[kind];
  if (!definition) throw new Error(`The table opens "${kind}", which the catalogue does not hold`);
  const prepared = preparePack(definition, cards);
  const variants = definition.layouts.map(({ name, weight }, index) => ({
    theme: name,
    weight: weight > 0 ? weight : 0,
    layout: prepared.layouts[index]!,
  }));
  const weights = new Map<string, number>();
  for (const { theme, weight } of variants) {
    if (weight > 0) weights.set(theme, (weights.get(theme) ?? 0) + weight);
  }
  return {
    themes: [...weights].map(([theme, weight]) => ({ theme, weight })),
    open(theme, stream) {
      const own = variants.filter((variant) => variant.theme === theme);
      const sums = prepareWeights(own.map(({ weight }) => weight));
      if (sums.total === 0) throw new Error(`There is no theme "${theme}"`);
      return openLayout(prepared, own[stream.chooseWeighted(sums.prefixSums)]!.layout, stream);
    },
  };
}

/**
 * Themes of a seat's offers, `offered` distinct ones in each. What the seat has been offered comes again only when
 * nothing else is left; an offer is smaller when the shelf has fewer themes.
 */
export function drawThemes(
  { themes }: Pick<Shelf, 'themes'>,
  offered: number,
  chosen: number,
  stream: Stream,
): readonly (readonly string[])[] {
  let left = themes;
  return Array.from({ length: chosen }, () => {
    const offer: string[] = [];
    while (offer.length < Math.min(offered, themes.length)) {
      if (left.length === 0) left = themes.filter(({ theme }) => !offer.includes(theme));
      const sums = prepareWeights(left.map(({ weight }) => weight)).prefixSums;
      const { theme } = left[stream.chooseWeighted(sums)]!;
      offer.push(theme);
      left = left.filter((known) => known.theme !== theme);
    }
    return offer;
  });
}
