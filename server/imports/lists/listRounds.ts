import type { StoredPack } from '#contract/games/game.ts';
import { PACK_CARDS_AT_MOST, PILE_CARDS_AT_MOST } from '#engine/packs/limits.ts';
import { type Reject, rejectRow } from '../batch.ts';
import type { ListPacksInput } from './listPacksInput.ts';
import type { ListLayout, ListSettings } from './listSettings.ts';

/** What is wrong with the layouts or rounds of a list. */
export interface Wrong {
  readonly sentence: string;
  readonly reject: Reject;
}

/** The first layout that cannot be filled. */
export function wrongLayout({ layouts, sheets, line }: ListPacksInput): Wrong | null {
  for (const layout of layouts) {
    const wanted = layout.slots.filter((slot) => slot.count > 0);
    const column = `layout ${layout.name}`;
    if (wanted.length === 0) {
      return wrong(`Layout "${layout.name}" has no slot with a card.`, line, column, 'no card', 'a slot');
    }
    const size = wanted.reduce((sum, { count }) => sum + count, 0);
    if (size > PACK_CARDS_AT_MOST) {
      const sentence = `Layout "${layout.name}" has ${size} cards; a pack has at most ${PACK_CARDS_AT_MOST}.`;
      return wrong(sentence, line, column, `${size} cards`, `at most ${PACK_CARDS_AT_MOST} cards`);
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

/** Piles that no table can shuffle, since every copy of a card lies in them. */
export function wrongPiles({ sheets, replacement }: StoredPack, line: number): Wrong | null {
  if (replacement !== 'table') return null;
  const piles = Object.values(sheets).filter(({ kind }) => kind.type === 'random');
  const copies = piles.flatMap(({ cards = [] }) => cards).reduce((sum, { weight }) => sum + weight, 0);
  if (copies <= PILE_CARDS_AT_MOST) return null;
  const sentence = `The sheets of the list have ${copies} copies in all; a table deals from at most ${PILE_CARDS_AT_MOST}.`;
  return wrong(sentence, line, 'sheets', `${copies} copies`, `at most ${PILE_CARDS_AT_MOST} copies`);
}

/** The first round without a layout that could be opened. */
export function wrongRound({ settings, layouts, line }: ListPacksInput): Wrong | null {
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

interface Option {
  readonly name: string;
  readonly weight: number;
}

/** A round is a layout, a list of layouts with weights of their own or given ones, or weights by layout. */
function optionsOf(round: Round, layouts: readonly ListLayout[]): Option[] {
  const ownWeight = (name: string) => layouts.find((layout) => layout.name === name)?.weight || 1;
  if (typeof round === 'string') return [{ name: round, weight: 1 }];
  if (!Array.isArray(round)) return Object.entries(round).map(([name, weight]) => ({ name, weight }));
  return round.map((entry) =>
    typeof entry === 'string' ? { name: entry, weight: ownWeight(entry) } : entry,
  );
}

/** The predetermined layouts of each round; null when every pack may have every layout. */
export function roundsOf({ settings, layouts }: ListPacksInput): StoredPack['rounds'] | null {
  const rounds = settings.predeterminedLayouts ?? [];
  if (rounds.length === 0) return null;
  return rounds.map((round) =>
    optionsOf(round, layouts)
      .filter(({ weight }) => weight > 0)
      .map(({ name, weight }) => ({ layout: name, weight })),
  );
}
