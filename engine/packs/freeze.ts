import type { DraftCard } from '../core/cards.ts';
import { BALANCED_VALUES_AT_MOST, balancedValues } from './balance.ts';
import type { Balance, Layout, LayoutOption, PackDefinition, Sheet } from './definition.ts';

/** Cards of the game that a sheet holds: every given list must be met; a lane list is met by any of its lanes, `neutral` by none. */
export interface StoredSheetFilter {
  readonly sets?: readonly string[] | undefined;
  readonly rarities?: readonly string[] | undefined;
  readonly lanes?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  readonly weightByRarity?: Readonly<Record<string, number>> | undefined;
}

/** A sheet as stored: printings by key, a filter, or both together. */
export interface StoredSheetLike {
  readonly kind: Sheet['kind'];
  readonly balanceBy?: Balance | undefined;
  readonly mayRepeat?: boolean | undefined;
  readonly cards?:
    | readonly {
        readonly printing: string;
        readonly weight: number;
        readonly finish?: 'plain' | 'foil' | undefined;
      }[]
    | undefined;
  readonly filter?: StoredSheetFilter | undefined;
}

/** A pack definition as stored; `contract/games/game.ts` has its schema. */
export interface StoredPackLike {
  readonly layouts: readonly Layout[];
  readonly sheets: Readonly<Record<string, StoredSheetLike>>;
  readonly replacement: PackDefinition['replacement'];
  readonly refill: boolean;
  readonly duplicates?: PackDefinition['duplicates'] | undefined;
  readonly rounds?: readonly (readonly LayoutOption[])[] | undefined;
  readonly layoutDraw?: PackDefinition['layoutDraw'] | undefined;
}

export type FreezeProblem =
  | { readonly kind: 'noLayout' }
  | { readonly kind: 'unknownSheet'; readonly slot: string; readonly sheet: string }
  | { readonly kind: 'unknownLayout'; readonly round: number; readonly layout: string }
  | { readonly kind: 'emptyRound'; readonly round: number }
  | { readonly kind: 'emptySheet'; readonly sheet: string }
  | { readonly kind: 'unbalanced'; readonly sheet: string; readonly values: number }
  | { readonly kind: 'unknownPrintings'; readonly sheet: string; readonly printings: readonly string[] };

/** A frozen pack, or every problem found; `sentence` says the first problems for people. */
export type Frozen =
  | { readonly ok: true; readonly pack: PackDefinition }
  | { readonly ok: false; readonly problems: readonly FreezeProblem[]; readonly sentence: string };

/** Resolves a stored pack to indices into `cards`; sheets that no slot uses are left out. */
export function freezePack(stored: StoredPackLike, cards: readonly DraftCard[]): Frozen {
  const places = new Map(cards.map((card, index) => [card.printing, index]));
  const problems: FreezeProblem[] = [];
  const sheets: Record<string, Sheet> = {};
  problems.push(...roundProblems(stored));
  for (const { slot, sheet: name } of usedSheets(stored.layouts)) {
    if (Object.hasOwn(sheets, name)) continue;
    const sheet = Object.hasOwn(stored.sheets, name) ? stored.sheets[name] : undefined;
    if (!sheet) {
      problems.push({ kind: 'unknownSheet', slot, sheet: name });
      continue;
    }
    const unknown = (sheet.cards ?? []).map(({ printing }) => printing).filter((key) => !places.has(key));
    if (unknown.length > 0) problems.push({ kind: 'unknownPrintings', sheet: name, printings: unknown });
    const frozen = freezeSheet(sheet, cards, places);
    if (frozen.cards.length === 0 && unknown.length === 0) problems.push({ kind: 'emptySheet', sheet: name });
    const values = valuesIn(frozen, cards);
    if (values > BALANCED_VALUES_AT_MOST) problems.push({ kind: 'unbalanced', sheet: name, values });
    sheets[name] = frozen;
  }
  if (problems.length > 0) return refusal(problems);
  const { layouts, replacement, refill, duplicates, rounds, layoutDraw } = stored;
  const edition = editionOf(stored, sheets);
  const options = {
    ...(duplicates && { duplicates }),
    ...(rounds && { rounds }),
    ...(layoutDraw && { layoutDraw }),
    ...(edition && { edition }),
  };
  return { ok: true, pack: { layouts, sheets, replacement, refill, ...options } };
}

/**
 * The same for cards of which only the first `draftable` ones are for drafting: the others are in a sheet only where it
 * names them. A frozen sheet holds its named cards first, then those of its filter.
 */
export function freezeDealt(stored: StoredPackLike, cards: readonly DraftCard[], draftable: number): Frozen {
  const frozen = freezePack(stored, cards);
  if (!frozen.ok) return frozen;
  const sheets = Object.entries(frozen.pack.sheets).map(([name, sheet]): [string, Sheet] => {
    const { cards: named = [], filter } = stored.sheets[name] ?? {};
    if (!filter) return [name, sheet];
    const byName = named.filter(({ weight }) => weight > 0).length;
    return [name, { ...sheet, cards: sheet.cards.filter(({ card }, at) => at < byName || card < draftable) }];
  });
  const problems = sheets.flatMap(([sheet, { cards: kept }]): FreezeProblem[] =>
    kept.length === 0 ? [{ kind: 'emptySheet', sheet }] : [],
  );
  if (problems.length > 0) return refusal(problems);
  return { ok: true, pack: { ...frozen.pack, sheets: Object.fromEntries(sheets) } };
}

const refusal = (problems: readonly FreezeProblem[]): Frozen => ({
  ok: false,
  problems,
  sentence: problems.slice(0, 3).map(sentenceOf).join(' '),
});

/** The first edition of the rules that reads this pack as all later ones do; undefined where all read it alike. */
function editionOf(
  { layouts, rounds, replacement }: StoredPackLike,
  sheets: Readonly<Record<string, Sheet>>,
): PackDefinition['edition'] {
  if (Object.values(sheets).some(({ kind }) => kind.type === 'striped')) return 3;
  const hasTwins = new Set(layouts.map(({ name }) => name)).size < layouts.length;
  return hasTwins || rounds !== undefined || replacement === 'table' ? 2 : undefined;
}

function roundProblems({ layouts, rounds }: StoredPackLike): FreezeProblem[] {
  if (!rounds?.length) {
    const canOpen = layouts.some((layout) => layout.weight > 0 && layout.slots.length > 0);
    return canOpen ? [] : [{ kind: 'noLayout' }];
  }
  const full = new Map(layouts.map(({ name, slots }) => [name, slots.length > 0]));
  return rounds.flatMap((options, round): FreezeProblem[] => {
    const unknown = options.find(({ layout }) => !full.has(layout));
    if (unknown) return [{ kind: 'unknownLayout', round, layout: unknown.layout }];
    const canOpen = options.some(({ layout, weight }) => weight > 0 && full.get(layout));
    return canOpen ? [] : [{ kind: 'emptyRound', round }];
  });
}

function valuesIn({ cards: entries, balanceBy }: Sheet, cards: readonly DraftCard[]): number {
  if (!balanceBy) return 0;
  return new Set(entries.flatMap(({ card }) => balancedValues(cards[card]!, balanceBy))).size;
}

function usedSheets(layouts: readonly Layout[]) {
  return layouts.flatMap((layout) =>
    layout.slots.flatMap((slot) => slot.sheets.map(({ sheet }) => ({ slot: slot.name, sheet }))),
  );
}

function freezeSheet(
  sheet: StoredSheetLike,
  cards: readonly DraftCard[],
  places: ReadonlyMap<string, number>,
): Sheet {
  const named = (sheet.cards ?? []).flatMap(({ printing, weight, finish }) => {
    const card = places.get(printing);
    return card === undefined || !(weight > 0) ? [] : [{ card, weight, ...(finish && { finish }) }];
  });
  const { balanceBy, mayRepeat } = sheet;
  return {
    kind: sheet.kind,
    cards: [...named, ...filtered(sheet.filter, cards)],
    ...(balanceBy && { balanceBy }),
    ...(mayRepeat && { mayRepeat }),
  };
}

function filtered(filter: StoredSheetFilter | undefined, cards: readonly DraftCard[]): Sheet['cards'] {
  if (!filter) return [];
  return cards.flatMap((card, index) => {
    const weight = filter.weightByRarity?.[card.rarity] ?? 1;
    return weight > 0 && meets(filter, card) ? [{ card: index, weight }] : [];
  });
}

function meets({ sets, rarities, lanes, types }: StoredSheetFilter, card: DraftCard): boolean {
  if (sets && !sets.includes(card.set)) return false;
  if (rarities && !rarities.includes(card.rarity)) return false;
  if (types && !types.includes(card.type)) return false;
  if (!lanes) return true;
  return card.lanes.length === 0
    ? lanes.includes('neutral')
    : card.lanes.some((lane) => lanes.includes(lane));
}

function sentenceOf(problem: FreezeProblem): string {
  switch (problem.kind) {
    case 'noLayout':
      return 'It has no layout with a slot.';
    case 'unknownSheet':
      return `Slot "${problem.slot}" takes from the sheet "${problem.sheet}", which does not exist.`;
    case 'unknownLayout':
      return `Round ${problem.round + 1} takes the layout "${problem.layout}", which does not exist.`;
    case 'emptyRound':
      return `Round ${problem.round + 1} has no layout with a weight above 0 and a slot.`;
    case 'unbalanced':
      return `The sheet "${problem.sheet}" is balanced by ${problem.values} values; at most ${BALANCED_VALUES_AT_MOST} can be.`;
    case 'emptySheet':
      return `The sheet "${problem.sheet}" holds no card.`;
    case 'unknownPrintings':
      return `The sheet "${problem.sheet}" names ${countOf(problem.printings.length)} the game does not have: ${problem.printings.slice(0, 5).join(', ')}${problem.printings.length > 5 ? ' …' : ''}.`;
  }
}

function countOf(printings: number): string {
  return printings === 1 ? 'a printing that' : `${printings} printings that`;
}
