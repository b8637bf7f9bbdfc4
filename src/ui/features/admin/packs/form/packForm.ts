import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import { formatFor } from '#src/ui/messages/format.ts';

export type PackLayout = StoredPack['layouts'][number];
type LayoutOption = NonNullable<StoredPack['rounds']>[number][number];
export type PackSlot = PackLayout['slots'][number];

/** A pack to begin with: ten commons, three uncommons and a rare of the game, as far as it has such rarities. */
export function freshPack(rarities: readonly { readonly code: string; readonly name: string }[]): StoredPack {
  const amounts = [10, 3, 1];
  const used = rarities.slice(0, amounts.length);
  const sheets: Record<string, StoredSheet> = Object.fromEntries(
    used.map(({ code }) => [code, { kind: { type: 'random' }, filter: { rarities: [code] } }]),
  );
  const slots: PackSlot[] = used.map(({ code, name }, at) => ({
    name: name || code,
    count: amounts[at] ?? 1,
    finish: 'plain',
    sheets: [{ sheet: code, weight: 1 }],
  }));
  const whole: PackSlot = {
    name: 'card',
    count: 15,
    finish: 'plain',
    sheets: [{ sheet: 'cards', weight: 1 }],
  };
  return {
    slug: '',
    name: '',
    layouts: [{ name: 'pack', weight: 1, slots: slots.length > 0 ? slots : [whole] }],
    sheets: slots.length > 0 ? sheets : { cards: { kind: { type: 'random' }, filter: {} } },
    replacement: 'pack',
    refill: false,
  };
}

/** A name that nothing in the list has yet: "sheet", "sheet 2" … */
export function freeName(name: string, others: readonly { readonly name: string }[]): string {
  const taken = new Set(others.map((each) => each.name));
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(free)) return free;
  }
}

/** Renames a sheet and every slot that takes from it; a name that is taken or empty changes nothing. */
export function renameSheet(pack: StoredPack, from: string, to: string): StoredPack {
  if (to === '' || (to !== from && Object.hasOwn(pack.sheets, to))) return pack;
  const sheets = Object.fromEntries(
    Object.entries(pack.sheets).map(([name, sheet]) => [name === from ? to : name, sheet]),
  );
  const layouts = pack.layouts.map((layout) => ({
    ...layout,
    slots: layout.slots.map((slot) => ({
      ...slot,
      sheets: slot.sheets.map((choice) => (choice.sheet === from ? { ...choice, sheet: to } : choice)),
    })),
  }));
  return { ...pack, sheets, layouts };
}

/** Takes a sheet away, out of every slot too. */
export function removeSheet(pack: StoredPack, name: string): StoredPack {
  const { [name]: _, ...sheets } = pack.sheets;
  const layouts = pack.layouts.map((layout) => ({
    ...layout,
    slots: layout.slots.map((slot) => ({
      ...slot,
      sheets: slot.sheets.filter((choice) => choice.sheet !== name),
    })),
  }));
  return { ...pack, sheets, layouts };
}

/** Renames the layout at a place, in every round too; rounds keep a name that another layout still has. */
export function renameLayout(pack: StoredPack, at: number, to: string): StoredPack {
  const layouts = pack.layouts.map((layout, place) => (place === at ? { ...layout, name: to } : layout));
  return withRounds(pack, layouts, (options, from) => {
    const isMeant = ({ layout }: LayoutOption) => layout === from || layout === to;
    const meant = options.filter(isMeant);
    const weight = meant.reduce((sum, option) => sum + option.weight, 0);
    return options.flatMap((option) => {
      if (!isMeant(option)) return option;
      return option === meant[0] ? { layout: to, weight } : [];
    });
  });
}

/** Takes the layout at a place away, out of every round too; a round without any other gets the first one that stays. */
export function removeLayout(pack: StoredPack, at: number): StoredPack {
  const layouts = without(pack.layouts, at);
  const first = layouts.slice(0, 1).map(({ name }) => ({ layout: name, weight: 1 }));
  return withRounds(pack, layouts, (options, gone) => {
    const others = options.filter(({ layout }) => layout !== gone);
    return others.length > 0 ? others : first;
  });
}

/** Other layouts, and rounds without the one name that they have no more; no rounds where only one name is left. */
function withRounds(
  pack: StoredPack,
  layouts: StoredPack['layouts'],
  change: (options: LayoutOption[], gone: string) => LayoutOption[],
): StoredPack {
  const names = new Set(layouts.map(({ name }) => name));
  const { rounds, ...rest } = pack;
  if (rounds === undefined || names.size < 2) return { ...rest, layouts };
  const gone = pack.layouts.find(({ name }) => !names.has(name))?.name;
  if (gone === undefined) return { ...pack, layouts };
  return { ...pack, layouts, rounds: rounds.map((options) => change(options, gone)) };
}

export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((old, place) => (place === at ? item : old));

export const without = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, place) => place !== at);

export function swapped<Item>(items: readonly Item[], at: number, other: number): Item[] {
  const copy = [...items];
  const [one, two] = [items[at], items[other]];
  if (one === undefined || two === undefined) return copy;
  copy[at] = two;
  copy[other] = one;
  return copy;
}

/** What was typed or pasted, without breaks between lines. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** "12.5%", "0.03%", "< 0.01%". */
export function percentWords(share: number): string {
  const percent = (value: number, maximumFractionDigits: number) =>
    formatFor().number(value, { style: 'percent', maximumFractionDigits });
  if (share <= 0) return percent(0, 0);
  if (share < LEAST_SHARE) return `< ${percent(LEAST_SHARE, 2)}`;
  return percent(share, share >= 0.99995 || share < 0.01 ? 2 : 1);
}

const LEAST_SHARE = 0.0001;

/** "0.74", "10", "1.05". */
export const averageWords = (count: number): string =>
  formatFor().number(count, { maximumFractionDigits: 2 });

/** The share that one of several weights has. */
export function shareWords({ weight }: Weighted, all: readonly Weighted[]): string {
  const total = all.reduce((sum, each) => sum + each.weight, 0);
  return percentWords(total > 0 ? weight / total : 0);
}

interface Weighted {
  readonly weight: number;
}
