import type { CardRecord, PrintingRecord, StoredPack, StoredSheet, StoredTemplate } from '#contract/game.ts';
import { type Reject, rejectRow } from './batch.ts';
import type { ListLayout, ListSettings } from './listSettings.ts';
import { turn } from './passing.ts';

/** What the packs of a list are made from. */
export interface ListPacksInput {
  readonly slug: string;
  readonly name: string;
  readonly settings: ListSettings;
  readonly layouts: readonly ListLayout[];
  readonly sheets: ReadonlyMap<string, StoredSheet>;
  readonly cards: readonly CardRecord[];
  readonly printings: readonly PrintingRecord[];
  readonly isPlainCube: boolean;
  /** The line that a fault of layouts or rounds is told with. */
  readonly line: number;
}

/** The packs and the template of a list. */
export interface ListPacks {
  readonly packs: StoredPack[];
  readonly template: StoredTemplate;
  readonly warnings: string[];
}

const mostRounds = 20;
const usualRounds = 3;
const mostSeats = 8;
const balancedFrom = 5;

/** The packs of a list, one for each different round, and the template that drafts them; or what is wrong with it. */
export function packsOf(
  input: ListPacksInput,
): ListPacks | { readonly sentence: string; readonly reject: Reject } {
  const wrong = wrongLayout(input) ?? wrongRound(input);
  if (wrong) return wrong;
  const warnings: string[] = [];
  const roundLayouts = layoutsByRound(input, warnings);
  const bySignature = new Map<string, StoredPack>();
  const slugs = roundLayouts.map((layouts) => {
    const signature = JSON.stringify(layouts.map((layout) => [layout.name, layout.weight]));
    const pack = bySignature.get(signature) ?? packOf(input, layouts, bySignature.size);
    bySignature.set(signature, pack);
    return pack.slug;
  });
  const packs = [...bySignature.values()];
  warnAboutPacks(input, packs, warnings);
  return { packs, template: templateOf(input, packs, slugs, warnings), warnings };
}

type Wrong = { readonly sentence: string; readonly reject: Reject };

function wrongLayout({ layouts, sheets, line }: ListPacksInput): Wrong | null {
  for (const layout of layouts) {
    const wanted = layout.slots.filter((slot) => slot.count > 0);
    const column = `layout ${layout.name}`;
    if (wanted.length === 0) {
      return wrong(`Layout "${layout.name}" has no slot with a card.`, line, column, 'no card', 'a slot');
    }
    for (const { sheet } of wanted.flatMap((slot) => slot.sheets)) {
      const cards = sheets.get(sheet)?.cards?.length;
      if (cards === undefined) {
        const sentence = `Layout "${layout.name}" takes cards from the sheet "${sheet}", which the list does not have.`;
        return wrong(sentence, line, column, sheet, 'a sheet of the list');
      }
      if (cards === 0) return wrong(`The sheet "${sheet}" holds no card.`, line, column, sheet, 'a card');
    }
    if (wanted.some((slot) => !slot.sheets.some((option) => option.weight > 0))) {
      const sentence = `Layout "${layout.name}" has a slot without a sheet to take from.`;
      return wrong(sentence, line, column, 'no sheet', 'a sheet with a weight');
    }
  }
  return null;
}

function wrongRound({ settings, layouts, line }: ListPacksInput): Wrong | null {
  const names = new Set(layouts.map((layout) => layout.name));
  const rounds = settings.predeterminedLayouts ?? [];
  if (rounds.length === 0) {
    const canOpen = layouts.some((layout) => layout.weight > 0);
    return canOpen
      ? null
      : wrong('No layout of the list has a weight above 0.', line, 'layouts', '0', 'a weight');
  }
  for (const [index, round] of rounds.entries()) {
    const options = optionsOf(round, layouts);
    const unknown = options.find((option) => !names.has(option.name));
    if (unknown) {
      const sentence = `The setting predeterminedLayouts names the layout "${unknown.name}", which the list does not have.`;
      return wrong(sentence, line, 'predeterminedLayouts', unknown.name, 'a layout of the list');
    }
    if (!options.some((option) => option.weight > 0)) {
      const sentence = `Round ${index + 1} of predeterminedLayouts has no layout with a weight above 0.`;
      return wrong(sentence, line, 'predeterminedLayouts', JSON.stringify(round), 'a layout with a weight');
    }
  }
  return null;
}

function wrong(sentence: string, line: number, column: string, found: string, expected: string): Wrong {
  return { sentence, reject: rejectRow(line, column, found, expected) };
}

type Round = NonNullable<ListSettings['predeterminedLayouts']>[number];

function optionsOf(round: Round, layouts: readonly ListLayout[]): { name: string; weight: number }[] {
  const ownWeight = (name: string) => layouts.find((layout) => layout.name === name)?.weight || 1;
  if (typeof round === 'string') return [{ name: round, weight: 1 }];
  if (!Array.isArray(round)) return Object.entries(round).map(([name, weight]) => ({ name, weight }));
  return round.map((entry) =>
    typeof entry === 'string' ? { name: entry, weight: ownWeight(entry) } : entry,
  );
}

function layoutsByRound(input: ListPacksInput, warnings: string[]): ListLayout[][] {
  const { settings, layouts } = input;
  const fixed = settings.predeterminedLayouts ?? [];
  const wanted = settings.boostersPerPlayer ?? (fixed.length > 0 ? fixed.length : usualRounds);
  if (wanted > mostRounds) {
    warnings.push(`The list asks for ${wanted} packs a player; a draft has at most ${mostRounds} rounds.`);
  }
  return Array.from({ length: Math.min(wanted, mostRounds) }, (_, index) => {
    const round = fixed[index % Math.max(fixed.length, 1)];
    if (round === undefined) return layouts.filter((layout) => layout.weight > 0);
    return optionsOf(round, layouts)
      .filter((option) => option.weight > 0)
      .flatMap(({ name, weight }) => {
        const layout = layouts.find((candidate) => candidate.name === name);
        return layout ? [{ ...layout, weight }] : [];
      });
  });
}

function packOf(input: ListPacksInput, layouts: readonly ListLayout[], index: number): StoredPack {
  const balanced = balancedSheets(input, layouts);
  const used = new Set(
    layouts.flatMap((layout) => layout.slots.flatMap((slot) => slot.sheets)).map((option) => option.sheet),
  );
  const sheets = [...input.sheets]
    .filter(([name]) => used.has(name))
    .map(
      ([name, sheet]) =>
        [name, balanced.has(name) ? { ...sheet, balanceBy: 'lanes' as const } : sheet] as const,
    );
  return {
    slug: index === 0 ? input.slug : `${input.slug}-${index + 1}`,
    name:
      index === 0
        ? input.name
        : `${input.name}, ${layouts.map((layout) => layout.name).join(' or ')}`.slice(0, 200),
    layouts: layouts.map(({ name, weight, slots }) => ({
      name,
      weight,
      slots: slots
        .filter((slot) => slot.count > 0)
        .map((slot) => ({
          name: slot.name,
          count: slot.count,
          finish: slot.isFoil ? ('foil' as const) : ('plain' as const),
          sheets: slot.sheets.filter((option) => option.weight > 0),
        })),
    })),
    sheets: Object.fromEntries(sheets),
    replacement: replacementOf(input, layouts),
    refill: !input.settings.withReplacement && input.settings.refillWhenEmpty,
  };
}

interface FilledLayout {
  readonly slots: readonly {
    readonly count: number;
    readonly sheets: readonly { readonly sheet: string }[];
  }[];
}

/** How many cards of each sheet one pack takes at most. */
function needs(layouts: readonly FilledLayout[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const layout of layouts) {
    const here = new Map<string, number>();
    for (const slot of layout.slots) {
      for (const { sheet } of slot.sheets) here.set(sheet, (here.get(sheet) ?? 0) + slot.count);
    }
    for (const [sheet, count] of here) most.set(sheet, Math.max(most.get(sheet) ?? 0, count));
  }
  return most;
}

/** With replacement a pack still has distinct cards where the list protects from duplicates and its sheets suffice. */
function replacementOf(input: ListPacksInput, layouts: readonly ListLayout[]): StoredPack['replacement'] {
  if (!input.settings.withReplacement) return 'table';
  if (!input.settings.duplicateProtection) return 'none';
  const isShort = [...needs(layouts)].some(([name, count]) => {
    const sheet = input.sheets.get(name);
    return sheet?.kind.type === 'random' && count > (sheet.cards?.length ?? 0);
  });
  return isShort ? 'none' : 'pack';
}

/** The largest slot of a layout is balanced where it has five cards or more and its cards have lanes to balance. */
function balancedSheets(input: ListPacksInput, layouts: readonly ListLayout[]): Set<string> {
  const balanced = new Set<string>();
  if (!input.settings.colorBalance || input.isPlainCube) return balanced;
  const cardOf = new Map(input.printings.map((printing) => [printing.key, printing.card]));
  const lanesOf = new Map(input.cards.map((card) => [card.name, card.lanes]));
  for (const layout of layouts) {
    const largest = layout.slots.reduce((left, right) => (right.count > left.count ? right : left));
    if (largest.count < balancedFrom) continue;
    for (const { sheet } of largest.sheets) {
      const stored = input.sheets.get(sheet);
      const names = (stored?.cards ?? []).map((entry) => cardOf.get(entry.printing) ?? '');
      const lanes = new Set(names.flatMap((name) => lanesOf.get(name) ?? []));
      if (stored?.kind.type === 'random' && lanes.size > 1) balanced.add(sheet);
    }
  }
  return balanced;
}

function warnAboutPacks(input: ListPacksInput, packs: readonly StoredPack[], warnings: string[]): void {
  const { settings } = input;
  if (!settings.layoutWithReplacement) {
    warnings.push('The list deals its layouts from a bag; here each pack draws its layout by weight.');
  }
  if (packs.length > 1 && !settings.withReplacement) {
    warnings.push('Rounds with different layouts take from piles of their own, not from one pile for all.');
  }
  if (packs.some((pack) => pack.replacement === 'none') && settings.duplicateProtection) {
    warnings.push('A sheet has fewer different cards than a pack takes, so cards may repeat in a pack.');
  }
  const largest = largestPack(packs);
  if (largest > 100) warnings.push(`A pack has ${largest} cards; a table takes packs of at most 100.`);
}

function largestPack(packs: readonly StoredPack[]): number {
  const layouts = packs.flatMap((pack) => pack.layouts);
  const sizes = layouts.map((layout) => layout.slots.reduce((sum, slot) => sum + slot.count, 0));
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

function templateOf(
  input: ListPacksInput,
  packs: readonly StoredPack[],
  slugs: readonly string[],
  warnings: string[],
): StoredTemplate {
  const { settings } = input;
  const rounds = slugs.map((pack, index) => {
    const own = settings.boosterSettings[index % Math.max(settings.boosterSettings.length, 1)];
    return { pack, ...stepsOf(own?.picks ?? 1, own?.burns ?? 0, index) };
  });
  const seats = seatsFor(input, packs, slugs);
  if (seats === 0) warnings.push('The list has too few cards for a draft.');
  else if (seats < mostSeats) {
    warnings.push(`The list has cards for ${seats} ${seats === 1 ? 'seat' : 'seats'} at most.`);
  }
  const cards = largestPack(packs);
  return {
    slug: `${input.slug}-draft`,
    name: `${input.name} draft`,
    blurb: `${rounds.length} ${rounds.length === 1 ? 'pack' : 'packs'} of ${cards} from the list ${input.name}.`,
    format: 'booster',
    rounds,
    seats: Math.max(seats, 1),
    clock: 'standard',
  };
}

/** Picks and burns of a round: the last number of each list is repeated until the pack is empty. */
function stepsOf(picks: number | number[], burns: number | number[], roundIndex: number) {
  const pickList = Array.isArray(picks) ? picks : [picks];
  const burnList = Array.isArray(burns) ? burns : [burns];
  const turns = Array.from({ length: Math.max(pickList.length, burnList.length) }, (_, index) =>
    turn(
      Math.max(pickList[Math.min(index, pickList.length - 1)] ?? 1, 1),
      burnList[Math.min(index, burnList.length - 1)] ?? 0,
      roundIndex,
    ),
  );
  return { opening: turns.slice(0, -1).flat(), steps: turns.at(-1) ?? turn(1, 0, roundIndex) };
}

function seatsFor(input: ListPacksInput, packs: readonly StoredPack[], slugs: readonly string[]): number {
  if (input.settings.withReplacement || input.settings.refillWhenEmpty) return mostSeats;
  const rooms = packs.flatMap((pack) => {
    const openings = slugs.filter((slug) => slug === pack.slug).length;
    return [...needs(pack.layouts)].map(([name, count]) => {
      const sheet = pack.sheets[name];
      if (sheet?.kind.type !== 'random') return mostSeats;
      const copies = (sheet.cards ?? []).reduce((sum, entry) => sum + entry.weight, 0);
      return Math.floor(copies / (count * openings));
    });
  });
  return rooms.reduce((least, seats) => Math.min(least, seats), mostSeats);
}
