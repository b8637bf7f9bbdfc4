import type { CardRecord } from '#contract/game.ts';

/** What a card does, as far as two texts of it agree: reminders in brackets, signs and capitals are left out. */
export function rulesOfCard({ cost, type, lanes, stats, rules }: CardRecord): string {
  const text = rules
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
  return JSON.stringify([cost, type.toLowerCase(), [...lanes].sort(), stats, text]);
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
