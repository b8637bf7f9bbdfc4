import type { CardRecord, PrintingRecord, SetRecord } from '#contract/games/game.ts';
import type { ImportOptions } from '../batch.ts';
import { type CustomCards, printingName } from '../cards/customCards.ts';
import type { Says } from '../parsing/says.ts';
import { printingKey } from '../parsing/slug.ts';
import type { PoolEntry } from './listLines.ts';

/** The cards of a list: its own, those of the game, and those of which the list tells nothing but the name. */
export class ListCatalogue {
  readonly cards: CardRecord[];
  readonly printings: PrintingRecord[];
  readonly nameOnly: string[] = [];
  /** A line says of a printing no more than its place. */
  readonly says = new Map<string, Says>();
  private readonly keys = new Map<string, string>();
  private readonly named = new Set<string>();
  private readonly found = new Set<string>();
  private readonly custom: CustomCards;
  private readonly listSet: string;
  private readonly options: ImportOptions;

  constructor(custom: CustomCards, listSet: string, options: ImportOptions) {
    this.custom = custom;
    this.listSet = listSet;
    this.options = options;
    this.cards = [...custom.cards.values()];
    this.printings = [...custom.printings];
    for (const printing of custom.printings) this.keys.set(printing.key, printing.card);
  }

  /** Names that lines may mean: the list's own cards and the game's. */
  *names(): Iterable<string> {
    yield* this.custom.keyByName.keys();
    yield* this.options.cardNames ?? [];
  }

  /** What the list's own cards are called in other languages. */
  *otherNames(): Iterable<readonly [name: string, others: readonly string[]]> {
    for (const { name, names } of this.custom.cards.values()) if (names) yield [name, Object.values(names)];
  }

  /** The key of the printing that a line means, by its card's own name. One that nobody knows becomes a name-only card. */
  keyOf({ name, set, number }: Pick<PoolEntry, 'name' | 'set' | 'number'>): string {
    return this.knownKey(name, set, number) ?? this.addNamed(name, set, number, true);
  }

  /** Whether a name, with or without set and number, is a card of the list or of the game. */
  isNamed(card: string): boolean {
    return (
      this.named.has(card) || this.custom.keyByName.has(card) || this.options.knownCards?.(card) === true
    );
  }

  isKeyKnown(key: string): boolean {
    return this.keys.has(key) || this.options.knownPrintings?.(key) === true || this.found.has(key);
  }

  /** The sets that printings of the list are in; one that is only mentioned is named by its code. */
  sets(listName: string): SetRecord[] {
    const codes = new Set(this.printings.map((printing) => printing.set));
    return [...codes].map((code) => ({
      code,
      name: code === this.listSet ? listName : code,
      releasedOn: null,
    }));
  }

  private knownKey(name: string, set: string | null, number: string | null): string | null {
    const first = this.custom.keyByName.get(name);
    if (first !== undefined) {
      const exact = set === null ? undefined : this.custom.keyByPrinting.get(printingName(name, set, number));
      return exact ?? first;
    }
    if (this.options.knownCards?.(name) !== true) return null;
    const inGame = this.inGame(name, set, number);
    if (inGame === null) return this.addNamed(name, set, number, false);
    this.found.add(inGame);
    return inGame;
  }

  /** The printing of that set and number; where the game has none, another of the same card. */
  private inGame(name: string, set: string | null, number: string | null): string | null {
    const find = this.options.findPrinting;
    return find?.(name, set, number) ?? find?.(name, set, null) ?? find?.(name, null, null) ?? null;
  }

  private addNamed(name: string, set: string | null, number: string | null, isNameOnly: boolean): string {
    const key = printingKey(set ?? this.listSet, number ?? '', name);
    if (!this.keys.has(key)) {
      this.keys.set(key, name);
      this.says.set(key, { defaults: ['rarity', 'isDraftable'] });
      this.printings.push(bare(key, name, set ?? this.listSet, number ?? ''));
    }
    if (isNameOnly && !this.named.has(name)) {
      this.named.add(name);
      this.nameOnly.push(name);
      this.cards.push(nameOnlyCard(name));
    }
    return key;
  }
}

function bare(key: string, card: string, set: string, number: string): PrintingRecord {
  return {
    key,
    card,
    set,
    number,
    rarity: 'common',
    image: null,
    flavour: '',
    externalIds: {},
    isDraftable: true,
  };
}

function nameOnlyCard(name: string): CardRecord {
  return {
    name,
    cost: null,
    costText: '',
    lanes: [],
    type: '',
    typeLine: '',
    rules: '',
    flavour: '',
    stats: null,
    rating: null,
    sides: [],
    attributes: {},
    isNameOnly: true,
  };
}
