import { cleanName, foldName } from './foldName.ts';

/** A card that lines of a list may name. */
export interface KnownCard {
  readonly id: string;
  readonly name: string;
  /** Names of its faces, as far as they are known apart; by default the parts of `name` between ` // `. */
  readonly faces?: readonly string[];
  /** What it is called in other languages. */
  readonly otherNames?: readonly string[];
}

/** How a name was found: as written, spelled another way or in another language, or by the front face alone. */
export type FoundHow = 'exact' | 'folded' | 'front';

/** The cards that a name means; more than one where several are called the same. */
export interface NameHit<Card> {
  readonly how: FoundHow;
  readonly cards: readonly Card[];
}

const frontOf = ({ name, faces }: Pick<KnownCard, 'name' | 'faces'>): string | null => {
  const [front, ...others] = faces ?? name.split(' // ');
  return front === undefined || others.length === 0 || front === name ? null : front;
};

/**
 * Cards by their names. Exact beats folded beats another language beats front face, and a whole name beats half of one.
 */
export class NameIndex<Card extends KnownCard> {
  readonly #exact = new Map<string, Card[]>();
  readonly #folded = new Map<string, Card[]>();
  readonly #others = new Map<string, Card[]>();
  readonly #fronts = new Map<string, Card[]>();

  constructor(cards: Iterable<Card> = []) {
    for (const card of cards) this.add(card);
  }

  add(card: Card): void {
    put(this.#exact, cleanName(card.name), card);
    put(this.#folded, foldName(card.name), card);
    const front = frontOf(card);
    if (front !== null) put(this.#fronts, foldName(front), card);
    for (const name of card.otherNames ?? []) {
      put(this.#others, foldName(name), card);
      const half = frontOf({ name });
      if (half !== null) put(this.#fronts, foldName(half), card);
    }
  }

  /** Null where no card has this name. */
  find(name: string): NameHit<Card> | null {
    const exact = this.#exact.get(cleanName(name));
    if (exact) return { how: 'exact', cards: exact };
    const fold = foldName(name);
    const folded = this.#folded.get(fold) ?? this.#others.get(fold);
    if (folded) return { how: 'folded', cards: folded };
    const front = this.#fronts.get(fold);
    return front ? { how: 'front', cards: front } : null;
  }
}

function put<Card>(map: Map<string, Card[]>, key: string, card: Card): void {
  if (key === '') return;
  const known = map.get(key);
  // Several languages may have one name for it.
  if (known && !known.includes(card)) known.push(card);
  else if (!known) map.set(key, [card]);
}
