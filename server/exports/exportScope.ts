import { mainKeyOf } from '#contract/decks/deckRules.ts';
import type { DeckView } from '#contract/decks/decks.ts';
import type { CardFace } from '#contract/games/faces.ts';
import { backAddress } from '../images/art/artAddress.ts';
import { HUES } from '../images/art/palette.ts';
import { namesOf } from './cardNames.ts';
import { type ExternalIds, NO_IDS } from './externalIds.ts';

/** Equal printings of one bucket as templates see them; `image` is a whole address or empty. */
export interface ExportLine {
  readonly count: number;
  readonly name: string;
  readonly front: string;
  readonly printed: string;
  /** `split`, `aftermath`, `adventure` …; empty where the game doesn't say. */
  readonly layout: string;
  /** The other face of a card with pictures on both sides; empty for any other. */
  readonly backName: string;
  readonly backImage: string;
  readonly set: string;
  readonly number: string;
  readonly rarity: string;
  readonly type: string;
  readonly typeLine: string;
  readonly cost: string;
  readonly lanes: readonly string[];
  readonly foil: boolean;
  readonly image: string;
  readonly ids: ExternalIds;
}

/** `role` is what a bucket is to programs that know a deck and a sideboard alone. */
export interface ExportBucket {
  readonly key: string;
  readonly label: string;
  readonly role: 'main' | 'side' | 'other';
  readonly total: number;
  readonly cards: readonly ExportLine[];
}

/** All a template may read: an allow-list, plain values only. */
export interface ExportScope {
  readonly deck: {
    readonly name: string;
    readonly owner: string;
    readonly game: string;
    readonly table: string;
    readonly total: number;
    /** The whole address of a picture of these cards face down. */
    readonly back: string;
  };
  readonly main: readonly ExportLine[];
  readonly side: readonly ExportLine[];
  readonly extra: readonly ExportLine[];
  /** All buckets of the game, and those that hold a card. */
  readonly buckets: readonly ExportBucket[];
  readonly filled: readonly ExportBucket[];
}

/** What a deck's cards are called elsewhere: by the index of the card, and free cards by name. */
export interface CardIds {
  readonly byCard: ReadonlyMap<number, ExternalIds>;
  readonly byFreeName: ReadonlyMap<string, ExternalIds>;
}

/** What a deck is to a template; pictures of this site get its address in front. */
export function exportBucketsOf(view: DeckView, ids: CardIds, publicUrl: string): ExportBucket[] {
  const pool = new Map(view.pool.map((card) => [card.id, card]));
  const main = mainKeyOf(view.look);
  const lineOf = (face: CardFace, foil: boolean, count: number, of: ExternalIds | undefined) =>
    exportLine({ face, foil, count, ids: of ?? NO_IDS, publicUrl });
  const free = view.freeFaces.flatMap((face) => {
    const count = view.contents.free[face.name] ?? 0;
    return count > 0 ? [lineOf(face, false, count, ids.byFreeName.get(face.name))] : [];
  });
  return view.look.buckets.map(({ key, label }) => {
    const picks = (view.contents.buckets[key] ?? []).flatMap((id) => {
      const card = pool.get(id);
      const face = card && view.faces[card.card];
      return face ? [lineOf(face, card.finish === 'foil', 1, ids.byCard.get(face.card))] : [];
    });
    const role = key === main ? 'main' : key === 'side' ? 'side' : 'other';
    return bucketOf({ key, label, role }, gathered(role === 'main' ? [...picks, ...free] : picks));
  });
}

/** A bucket with its cards counted. */
export const bucketOf = (
  { key, label, role }: Pick<ExportBucket, 'key' | 'label' | 'role'>,
  cards: readonly ExportLine[],
): ExportBucket => ({ key, label, role, total: cards.reduce((sum, { count }) => sum + count, 0), cards });

/** The scope of a template over buckets of this deck. */
export function exportScopeOf(
  view: Pick<DeckView, 'name' | 'owner' | 'tableName' | 'look'>,
  buckets: readonly ExportBucket[],
  publicUrl: string,
): ExportScope {
  const cardsOf = (key: string) => buckets.find((bucket) => bucket.key === key)?.cards ?? [];
  const cardsIn = (role: ExportBucket['role']) => buckets.find((bucket) => bucket.role === role)?.cards ?? [];
  const total = buckets.reduce((sum, bucket) => sum + bucket.total, 0);
  return {
    deck: {
      name: view.name,
      owner: view.owner,
      game: view.look.name,
      table: view.tableName,
      total,
      back: wholeAddress(publicUrl, backOf(view.look)),
    },
    main: cardsIn('main'),
    side: cardsIn('side'),
    extra: cardsOf('extra'),
    buckets,
    filled: buckets.filter((bucket) => bucket.total > 0),
  };
}

/** Where other programs find one of our own pictures, in a format that they read. */
const wholeAddress = (publicUrl: string, address: string): string =>
  `${publicUrl.replace(/\/$/, '')}/api/imageproxy?url=${encodeURIComponent(address)}&as=png`;

const PLAIN_BACK = 'tide';

/** The back of a game's cards, in the colour of its first lane that is one of ours. */
function backOf({ slug, lanes }: DeckView['look']): string {
  const hues = lanes.flatMap(({ hue }) => HUES.find((known) => known === hue) ?? []);
  return backAddress(slug, hues[0] ?? PLAIN_BACK);
}

/** The face that a card shows when it is turned over, where it has a picture of its own. */
function backOfCard({ sides, image }: CardFace): CardFace['sides'][number] | null {
  const back = sides[1];
  return back?.image && back.image !== image && back.image !== sides[0]?.image ? back : null;
}

interface LineParts {
  readonly face: CardFace;
  readonly foil: boolean;
  readonly count: number;
  readonly ids: ExternalIds;
  readonly publicUrl: string;
}

function exportLine({ face, foil, count, ids, publicUrl }: LineParts): ExportLine {
  const { set, number, rarity, type, typeLine } = face;
  const addressOf = (image: string | null | undefined) =>
    image?.startsWith('/') ? wholeAddress(publicUrl, image) : (image ?? '');
  const image = addressOf(face.image);
  const back = backOfCard(face);
  const { layout } = face.attributes;
  return {
    count,
    ...namesOf(face),
    layout: typeof layout === 'string' ? layout : '',
    backName: back?.name ?? '',
    backImage: addressOf(back?.image),
    set,
    number,
    rarity,
    type,
    typeLine,
    cost: face.costText,
    lanes: face.lanes,
    foil,
    image,
    ids,
  };
}

/** Lines of equal printings as one, where the first of them stood. */
function gathered(lines: readonly ExportLine[]): ExportLine[] {
  const byPrinting = new Map<string, ExportLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.name, line.set, line.number, line.foil, line.ids]);
    byPrinting.set(key, { ...line, count: line.count + (byPrinting.get(key)?.count ?? 0) });
  }
  return [...byPrinting.values()];
}
