import type { CardRecord } from '#contract/games/game.ts';
import { counted } from '../parsing/counted.ts';
import { firstNames } from '../parsing/shortened.ts';

/** What a card does, as far as two texts of it agree: reminders in brackets, signs and capitals are left out. */
export function rulesOfCard(card: CardRecord): string {
  const { cost, type, lanes, stats } = card;
  return JSON.stringify([cost, type.toLowerCase(), [...lanes].sort(), stats, plainRules(card)]);
}

function plainRules({ rules }: CardRecord): string {
  return rules
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
}

/**
 * Whether two cards of one name are different cards: both say their cost, type, lanes, stats or rules, and not the same.
 * What one of them doesn't say makes no difference, nor does a lane that only one of them names.
 */
export function areDifferent(left: CardRecord, right: CardRecord): boolean {
  if (left.isNameOnly || right.isNameOnly) return false;
  const differ = (a: string | number | null, b: string | number | null) =>
    a !== null && b !== null && a !== '' && b !== '' && a !== b;
  return (
    differ(left.cost, right.cost) ||
    differ(left.type.toLowerCase(), right.type.toLowerCase()) ||
    differ(left.stats, right.stats) ||
    !(isPart(left.lanes, right.lanes) || isPart(right.lanes, left.lanes)) ||
    differ(plainRules(left), plainRules(right))
  );
}

const isPart = (some: readonly string[], all: readonly string[]) => some.every((lane) => all.includes(lane));

/** Cards by name, where those of one name that are different get a name of their own. */
export class CardIdentities {
  readonly #byName = new Map<string, { readonly card: CardRecord; readonly name: string }[]>();
  readonly #shared = new Set<string>();

  /**
   * The name of a card: its own, or with `apart` in brackets where another card has it. `known` is what the game calls the
   * card of its printing. Null where the name would be one that another card has again.
   */
  nameOf(card: CardRecord, apart: string, known: string | null = null): string | null {
    const told = this.#byName.get(card.name) ?? [];
    this.#byName.set(card.name, told);
    const same = told.find((other) => !areDifferent(other.card, card));
    if (same) return same.name;
    const isKnownApart = known?.startsWith(`${card.name} (`) === true;
    const name = isKnownApart ? known : told.length === 0 ? card.name : `${card.name} (${apart})`;
    if (name === null || (told.length > 0 && apart === '') || told.some((other) => other.name === name))
      return null;
    if (told.length > 0) this.#shared.add(card.name);
    told.push({ card, name });
    return name;
  }

  /** What is said of names that several cards share. */
  get words(): string[] {
    return sharedWords([...this.#shared]);
  }
}

/** What is said of names that several cards share. */
export function sharedWords(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    `${counted(names.length, 'name is', 'names are')} shared by cards with different rules, which have what tells them apart in brackets: ${firstNames(names)}.`,
  ];
}

/** A card that was read, before its name is settled. */
export interface Candidate {
  readonly name: string;
  /** Cards of one name and one identity are the same card. */
  readonly identity: string;
  /** What stands in brackets behind the name where cards of one name differ. */
  readonly apart: string;
  /** The name that the game has its printing under already, or null. */
  readonly known: string | null;
  /** Whether the game has another card of this name. */
  readonly isTaken: boolean;
}

/** The names of cards, in their order; null for one that nothing tells apart from another card of its name. */
export interface SettledNames {
  readonly names: readonly (string | null)[];
  /** Names that several cards have. */
  readonly shared: readonly string[];
}

/**
 * Settles what cards are called: those of one name that are different cards get what tells them apart in brackets. A
 * printing that the game has already keeps the name of its card there, so that files may come again in any order.
 */
export function settleNames(candidates: readonly Candidate[]): SettledNames {
  const groups = new Map<string, Map<string, Candidate[]>>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.name) ?? new Map<string, Candidate[]>();
    groups.set(candidate.name, group);
    group.set(candidate.identity, [...(group.get(candidate.identity) ?? []), candidate]);
  }
  const settled = new Map<string, Map<string, string | null>>();
  const shared: string[] = [];
  for (const [name, group] of groups) {
    const isShared = group.size > 1 || [...group.values()].some((all) => all.some(({ isTaken }) => isTaken));
    if (isShared) shared.push(name);
    settled.set(name, isShared ? namesApart(name, group) : keptNames(group, name));
  }
  return {
    names: candidates.map(({ name, identity }) => settled.get(name)?.get(identity) ?? null),
    shared,
  };
}

const knownName = (all: readonly Candidate[]) => all.find(({ known }) => known !== null)?.known ?? null;

function keptNames(group: ReadonlyMap<string, readonly Candidate[]>, name: string): Map<string, string> {
  return new Map([...group].map(([identity, all]) => [identity, knownName(all) ?? name]));
}

function namesApart(
  name: string,
  group: ReadonlyMap<string, readonly Candidate[]>,
): Map<string, string | null> {
  const used = new Set<string>();
  return new Map(
    [...group].map(([identity, all]) => {
      const apart = all.map((candidate) => candidate.apart).find((text) => text !== '');
      const wanted = knownName(all) ?? (apart === undefined ? null : `${name} (${apart})`);
      if (wanted === null || wanted.length > 300 || used.has(wanted)) return [identity, null];
      used.add(wanted);
      return [identity, wanted];
    }),
  );
}
