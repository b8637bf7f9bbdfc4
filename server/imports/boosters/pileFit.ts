import { type DraftSource, sourceOfPile } from '#contract/formatChoices/draftSource.ts';
import { formatChoice } from '#contract/formatChoices/formatChoices.ts';
import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';

const ROUNDS = 3;
const USUAL_PACK = 15;
const USUAL_SEATS = 8;
const LEAST_SEATS = 2;
/** Smaller packs leave nothing to choose from. */
const LEAST_PACK = 5;

const needed = (seats: number, size: number) => seats * ROUNDS * size;

/** The draft that a pile of cards is enough for, and what people are told of it. */
export interface PileFit {
  /** Null where the cards are too few for any draft. */
  readonly draft: { readonly seats: number; readonly packSize: number } | null;
  /** Null where a table of 8 can draft it as usual. */
  readonly sentence: string | null;
}

/** Cards of the packs that a pile of so many cards is dealt in: 15 as long as two people can draft them, then fewer. */
export const packSizeOfPile = (cards: number): number =>
  cards < needed(LEAST_SEATS, LEAST_PACK)
    ? USUAL_PACK
    : Math.min(USUAL_PACK, Math.floor(cards / needed(LEAST_SEATS, 1)));

/** What so many cards are enough for. */
export function pileFit(cards: number): PileFit {
  const packSize = packSizeOfPile(cards);
  const source = sourceOfPile({ slug: '', name: '', copies: cards, cards, packSize });
  const { refusal, template } = formatChoice(source, 'booster');
  if (refusal === null && template.seats === USUAL_SEATS)
    return { draft: { seats: USUAL_SEATS, packSize }, sentence: null };
  const wish = `A table of ${USUAL_SEATS} with ${ROUNDS} packs of ${USUAL_PACK} needs ${needed(USUAL_SEATS, USUAL_PACK)}.`;
  if (refusal !== null) {
    const least = needed(LEAST_SEATS, LEAST_PACK);
    const count = cards === 1 ? '1 card is' : `${cards} cards are`;
    return {
      draft: null,
      sentence: `${count} too few for a draft: ${LEAST_SEATS} players with ${ROUNDS} packs of ${LEAST_PACK} need ${least}. ${wish}`,
    };
  }
  return {
    draft: { seats: template.seats, packSize },
    sentence: `${cards} cards are enough for ${template.seats} players with ${ROUNDS} packs of ${packSize}. ${wish}`,
  };
}

/** Copies of a printing on a sheet; without a finish they have the slot's. */
export type SheetCopies = NonNullable<StoredSheet['cards']>[number];

/** Copies with the finish that a list, a cube or a row says: plain ones take the slot's. */
export const copiesOf = (printing: string, weight: number, finish: 'plain' | 'foil' | null): SheetCopies =>
  finish === 'foil' ? { printing, weight, finish } : { printing, weight };

/** Each printing once for each finish, with all of its copies. */
export function mergedCopies(copies: Iterable<SheetCopies>): SheetCopies[] {
  const merged = new Map<string, SheetCopies>();
  for (const one of copies) {
    const place = JSON.stringify([one.printing, one.finish]);
    merged.set(place, { ...one, weight: one.weight + (merged.get(place)?.weight ?? 0) });
  }
  return [...merged.values()];
}

export interface Pile {
  readonly slug: string;
  readonly name: string;
  /** What the pile is called in sentences: `cube`, `list`. */
  readonly noun: string;
  readonly copies: readonly SheetCopies[];
}

/** The pack of a pile of single cards with the drafts that it is enough for. */
export interface PileDrafts {
  readonly packs: readonly StoredPack[];
  readonly templates: readonly StoredTemplate[];
  /** Slugs of templates that the cards are not enough for. */
  readonly undealable: readonly string[];
  readonly warnings: readonly string[];
}

/** One sheet of all copies, drafted in packs that are filled from it; a small pile is offered as Winston for two as well. */
export function draftsOfPile({ slug, name, noun, copies }: Pile): PileDrafts {
  const cards = copies.reduce((sum, { weight }) => sum + weight, 0);
  if (cards === 0) return { packs: [], templates: [], undealable: [], warnings: [] };
  const { draft, sentence } = pileFit(cards);
  const packSize = packSizeOfPile(cards);
  const source = sourceOfPile({ slug, name, copies: cards, cards: differentCards(copies), packSize });
  const templates = templatesOf(source, noun, draft?.seats ?? 1);
  return {
    packs: [packOf({ slug, name, copies }, packSize)],
    templates,
    undealable: draft === null ? templates.map((template) => template.slug) : [],
    warnings: sentence === null ? [] : [sentence],
  };
}

const differentCards = (copies: readonly SheetCopies[]) =>
  new Set(copies.map(({ printing }) => printing)).size;

const packOf = ({ slug, name, copies }: Omit<Pile, 'noun'>, count: number): StoredPack => ({
  slug,
  name,
  layouts: [
    {
      name: 'Pack',
      weight: 1,
      slots: [{ name: 'Cube', count, finish: 'plain', sheets: [{ sheet: 'Cube', weight: 1 }] }],
    },
  ],
  sheets: {
    Cube: {
      kind: { type: 'random' },
      cards: [...copies],
    },
  },
  replacement: 'table',
  refill: false,
  ...(hasTwins(copies) && { duplicates: 'apart' as const }),
});

const hasTwins = (copies: readonly SheetCopies[]) =>
  copies.some(({ weight }) => weight > 1) || differentCards(copies) < copies.length;

/** What an import publishes with a pile: a booster draft, and Winston where the cards are few. Hosts choose the others. */
function templatesOf(source: DraftSource, noun: string, seats: number): StoredTemplate[] {
  const booster = { ...formatChoice(source, 'booster').template, seats };
  const draft = {
    ...booster,
    blurb: `${ROUNDS} packs of ${source.packSize} from the ${noun} ${source.title}.`,
  };
  if (seats === USUAL_SEATS || seats < LEAST_SEATS) return [draft];
  const winston = formatChoice(source, 'winston').template;
  const blurb = `Winston for two from the ${noun} ${source.title}. Look at a pile: take it, or let it grow and look at the next.`;
  return [draft, { ...winston, blurb }];
}
