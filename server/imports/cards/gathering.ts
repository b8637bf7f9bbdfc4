import type { CardRecord, PrintingRecord, SetRecord, StoredPack } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { type ProposedGame, type Recognised, type Reject, refuse, rejectRow } from '../batch.ts';
import type { PileDrafts } from '../boosters/pileFit.ts';
import type { Says } from '../parsing/says.ts';
import { CardIdentities } from '../sources/cardIdentity.ts';

/** A batch while it is gathered from one format: cards once by name, printings once by key. */
export class Gathering {
  readonly sets = new Map<string, SetRecord>();
  readonly cards = new Map<string, CardRecord>();
  readonly printings = new Map<string, PrintingRecord>();
  readonly packs: StoredPack[] = [];
  readonly templates: StoredTemplate[] = [];
  readonly undealable: string[] = [];
  readonly says = new Map<string, Says>();
  readonly rejected: Reject[] = [];
  readonly warnings: string[] = [];

  /** Keeps a set; one that was told before with a name of its own stays. */
  addSet(set: SetRecord): void {
    const before = this.sets.get(set.code);
    if (!before || before.name === before.code) this.sets.set(set.code, set);
  }

  readonly #identities = new CardIdentities();

  /** Keeps the first card of a name. */
  addCard(card: CardRecord): void {
    if (!this.cards.has(card.name)) this.cards.set(card.name, card);
  }

  /**
   * Keeps a card under its name, or with `apart` in brackets where a card with other rules has that name. Answers the name
   * that it is kept under; `known` is what the game calls the card of its printing.
   */
  addIdentity(card: CardRecord, apart: string, known: string | null = null): string {
    const name = this.#identities.nameOf(card, apart, known) ?? card.name;
    this.addCard(name === card.name ? card : { ...card, name });
    return name;
  }

  /** Keeps a printing and mentions its set; a key that was there before is rejected. One without a rarity is common if new. */
  addPrinting(printing: PrintingRecord, row: number, column: string, file?: string): void {
    if (this.printings.has(printing.key)) {
      this.reject(rejectRow(row, column, printing.key, 'a value that occurs once'), file);
      return;
    }
    const rarity = printing.rarity || 'common';
    this.printings.set(printing.key, { ...printing, rarity });
    if (printing.rarity === '') this.says.set(printing.key, { defaults: ['rarity'] });
    this.addSet({ code: printing.set, name: printing.set, releasedOn: null });
  }

  /** Keeps packs with the drafts that open them. */
  addDrafts({ packs, templates, undealable, warnings }: PileDrafts): void {
    this.packs.push(...packs);
    this.templates.push(...templates);
    this.undealable.push(...undealable);
    this.warnings.push(...warnings);
  }

  reject(reject: Reject, file?: string): void {
    this.rejected.push(file === undefined ? reject : { ...reject, file });
  }

  /** The batch, or a refusal where nothing could be read. */
  finish(format: string, proposedGame: ProposedGame): Recognised {
    if (this.cards.size + this.printings.size + this.sets.size + this.packs.length === 0) {
      return refuse(`This looks like ${format}, but none of its cards could be read.`, this.rejected);
    }
    return {
      ok: true,
      batch: {
        format,
        sets: [...this.sets.values()],
        cards: [...this.cards.values()],
        printings: [...this.printings.values()],
        packs: this.packs,
        templates: this.templates,
        undealable: this.undealable,
        proposedGame,
        rejected: this.rejected,
        warnings: [...this.warnings, ...this.#identities.words],
        nameOnly: [...this.cards.values()].filter((card) => card.isNameOnly).map((card) => card.name),
        ...(this.says.size > 0 && { says: { printings: this.says } }),
      },
    };
  }
}

/** A card of which nothing but the name is known; `parts` tells more. */
export function cardNamed(name: string, parts: Partial<Omit<CardRecord, 'name'>>): CardRecord {
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
    isNameOnly: false,
    ...parts,
  };
}
