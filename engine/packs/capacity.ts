import type { DraftCard } from '../cards.ts';
import type { Setup } from '../setup.ts';
import type { PackDefinition } from './definition.ts';
import { type PreparedPack, type PreparedSheet, preparePack } from './prepare.ts';

/**
 * A slot that cannot be filled as written. `table`: the piles of the table are too small, so packs would be short;
 * `pack`: one pack wants more different printings than there are, so they would repeat. `short` = needs − has.
 */
export interface Shortage {
  readonly scope: 'table' | 'pack';
  readonly pack: string;
  readonly slot: string;
  readonly needs: number;
  readonly has: number;
  readonly short: number;
  /** "Rare slot needs 24, has 18." */
  readonly sentence: string;
}

/** What forbids a table to start: the first slot that runs out, or null. Repeats inside a pack forbid nothing. */
export function capacityShortage({ catalogue, template, seats }: Setup): Shortage | null {
  const shortages = findShortages(catalogue.packs, catalogue.cards, template.rounds, seats);
  return shortages.find(({ scope, has }) => scope === 'table' || has === 0) ?? null;
}

/** What runs out when `seats` seats open the packs of these rounds, in the worst case of layouts; empty is enough. */
export function findShortages(
  packs: Readonly<Record<string, PackDefinition>>,
  cards: readonly DraftCard[],
  rounds: readonly { readonly pack: string }[],
  seats: number,
): readonly Shortage[] {
  const opened = new Map<string, number>();
  for (const { pack } of rounds) opened.set(pack, (opened.get(pack) ?? 0) + seats);
  return [...opened].flatMap(([name, count]) => {
    const definition = packs[name];
    if (!definition) return [];
    const prepared = preparePack(definition, cards);
    if (definition.replacement === 'table' && !definition.refill)
      return shortagesOf(prepared, name, 'table', count);
    return definition.replacement === 'none'
      ? emptySlots(prepared, name)
      : shortagesOf(prepared, name, 'pack', 1);
  });
}

interface Want {
  readonly slots: readonly string[];
  readonly sheets: ReadonlySet<number>;
  readonly count: number;
}

function shortagesOf(pack: PreparedPack, name: string, scope: Shortage['scope'], packs: number): Shortage[] {
  const wants = worstWants(pack);
  const found = new Map<string, Shortage>();
  for (const { sheets } of wants) {
    const within = wants.filter((want) => [...want.sheets].every((sheet) => sheets.has(sheet)));
    const needs = packs * within.reduce((sum, want) => sum + want.count, 0);
    const has = [...sheets].reduce((sum, sheet) => sum + sizeOf(pack.sheets[sheet]!, scope), 0);
    const slot = [...new Set(within.flatMap((want) => want.slots))].join(' and ');
    if (needs > has) found.set(slot, shortage(scope, name, slot, needs, has));
  }
  return [...found.values()];
}

function sizeOf(sheet: PreparedSheet, scope: Shortage['scope']): number {
  if (scope === 'pack') return sheet.kind.type === 'random' ? sheet.cards.length : new Set(sheet.cards).size;
  return sheet.copies.reduce((sum, copies) => sum + copies, 0);
}

/** Per set of sheets the layout that asks most of it. */
function worstWants(pack: PreparedPack): readonly Want[] {
  const worst = new Map<string, Want>();
  for (const { slots } of pack.layouts) {
    const here = new Map<string, Want>();
    for (const slot of slots) {
      const key = [...slot.sheets].sort((a, b) => a - b).join();
      const known = here.get(key);
      here.set(key, {
        slots: [...(known?.slots ?? []), slot.name],
        sheets: new Set(slot.sheets),
        count: (known?.count ?? 0) + slot.count,
      });
    }
    for (const [key, want] of here) {
      if (want.count > (worst.get(key)?.count ?? 0)) worst.set(key, want);
    }
  }
  return [...worst.values()];
}

function emptySlots(pack: PreparedPack, name: string): Shortage[] {
  return worstWants(pack)
    .filter(({ sheets }) => sheets.size === 0)
    .map(({ slots, count }) => shortage('pack', name, slots.join(' and '), count, 0));
}

function shortage(
  scope: Shortage['scope'],
  pack: string,
  slot: string,
  needs: number,
  has: number,
): Shortage {
  const title = `${slot.charAt(0).toUpperCase()}${slot.slice(1)} slot`;
  const wanted = scope === 'table' || has === 0 ? `${needs}` : `${needs} different cards in a pack`;
  return {
    scope,
    pack,
    slot,
    needs,
    has,
    short: needs - has,
    sentence: `${title} needs ${wanted}, has ${has}.`,
  };
}
