import type { CardInstance } from '../../core/cards.ts';
import type { Catalogue } from '../../core/setup.ts';
import { isSinceEdition } from '../../packs/definition.ts';
import { openLayout } from '../../packs/open.ts';
import { type PreparedPack, preparePack, roundOf } from '../../packs/prepare.ts';
import { layoutFiller } from '../../packs/table.ts';
import type { Keyring, Stream } from '../../random/streams.ts';
import { prepareWeights } from '../../random/weights.ts';

/** A theme that can be offered, and how likely it is: the weight of its layouts together. */
export interface Theme {
  readonly theme: string;
  readonly weight: number;
}

/** The themed half-decks of a pack kind; choices count from 0, as rounds do. */
export interface Shelf {
  themesOf(choice: number): readonly Theme[];
  /** The cards of a half-deck of a theme, one of its variants by weight. Throws on a theme that the choice does not offer. */
  open(theme: string, choice: number, stream: Stream): readonly CardInstance[];
}

interface Variant extends Theme {
  /** The place of its layout in the pack. */
  readonly at: number;
}

/**
 * Reads a pack kind as a shelf: layouts by name, those without weight left out. From its second edition on a choice has the
 * layouts of its round, and half-decks take from the piles of the table. Throws when the catalogue lacks the kind.
 */
export function shelfOf(
  { packs, cards }: Pick<Catalogue, 'packs' | 'cards'>,
  kind: string,
  streamOf: Keyring,
): Shelf {
  const definition = packs[kind];
  if (!definition) throw new Error(`The table opens "${kind}", which the catalogue does not hold`);
  const prepared = preparePack(definition, cards);
  const readsRounds = isSinceEdition(2, definition);
  const variantsOf = readsRounds ? variantsByRound(prepared) : () => variantsOnce(prepared);
  const fill = readsRounds
    ? layoutFiller(prepared, kind, streamOf)
    : (layout: PreparedPack['layouts'][number], stream: Stream) => openLayout(prepared, layout, stream);
  return {
    themesOf(choice) {
      const weights = new Map<string, number>();
      for (const { theme, weight } of variantsOf(choice))
        weights.set(theme, (weights.get(theme) ?? 0) + weight);
      return [...weights].map(([theme, weight]) => ({ theme, weight }));
    },
    open(theme, choice, stream) {
      const own = variantsOf(choice).filter((variant) => variant.theme === theme);
      const sums = prepareWeights(own.map(({ weight }) => weight));
      if (sums.total === 0) throw new Error(`There is no theme "${theme}"`);
      return fill(prepared.layouts[own[stream.chooseWeighted(sums.prefixSums)]!.at]!, stream);
    },
  };
}

/** The layouts of a round; those of a bag are as likely as it has copies of them. */
const variantsByRound =
  (prepared: PreparedPack) =>
  (choice: number): readonly Variant[] => {
    const { layouts, weights } = roundOf(prepared, choice);
    return layouts.flatMap((at, option) => {
      const weight = weights.prefixSums[option]! - (weights.prefixSums[option - 1] ?? 0);
      return weight > 0 ? [{ theme: prepared.layouts[at]!.name, weight, at }] : [];
    });
  };

const variantsOnce = ({ definition }: PreparedPack): readonly Variant[] =>
  definition.layouts.flatMap(({ name, weight }, at) => (weight > 0 ? [{ theme: name, weight, at }] : []));

/**
 * Themes of a seat's offers, `offered` distinct ones in each. What the seat has been offered comes again only when
 * nothing else is left; an offer is smaller when the shelf has fewer themes.
 */
export function drawThemes(
  { themesOf }: Pick<Shelf, 'themesOf'>,
  offered: number,
  chosen: number,
  stream: Stream,
): readonly (readonly string[])[] {
  let seen: readonly string[] = [];
  return Array.from({ length: chosen }, (_, choice) => {
    const themes = themesOf(choice);
    const offer: string[] = [];
    while (offer.length < Math.min(offered, themes.length)) {
      if (themes.every(({ theme }) => seen.includes(theme))) seen = [...offer];
      const left = themes.filter(({ theme }) => !seen.includes(theme));
      const sums = prepareWeights(left.map(({ weight }) => weight)).prefixSums;
      const { theme } = left[stream.chooseWeighted(sums)]!;
      offer.push(theme);
      seen = [...seen, theme];
    }
    return offer;
  });
}
