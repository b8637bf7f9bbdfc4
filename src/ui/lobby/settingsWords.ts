import type { ClockPreset } from '#contract/gameSummary.ts';
import type { TableSettings, TableView } from '#contract/tables.ts';
import { clockPresets, pickSeconds } from '#engine/clock.ts';
import { lengthWords, lowered } from '../browse/tableWords.ts';
import { listWords } from './lobbyWords.ts';

type Round = TableView['template']['rounds'][number];
type Step = Round['steps'][number];

/** "3 of 15 cards", or "of 15, 15 and 12 cards" where packs differ. */
export function packsWords(rounds: readonly Round[]): string {
  const sizes = [...new Set(rounds.map((round) => round.cards))];
  if (sizes.length === 1) return `${rounds.length} of ${sizes[0]} cards`;
  return `${rounds.length}, of ${listWords(rounds.map((round) => String(round.cards)))} cards`;
}

function stepWords(step: Step): string | null {
  if (step.do === 'burn') return `burn ${step.count}`;
  if (step.do === 'random') return `${step.count} at random`;
  return step.do === 'pick' ? String(step.count) : null;
}

/** What is taken before a pack moves on: "1", or "1, burn 1". */
export function picksPerTurnWords(rounds: readonly Round[]): string {
  const words = (rounds[0]?.steps ?? []).map(stepWords).filter((word) => word !== null);
  return words.length > 0 ? words.join(', ') : '1';
}

/** Where the packs of the first round go. */
export function firstDirection(rounds: readonly Round[]): 'left' | 'right' | 'none' {
  for (const step of rounds[0]?.steps ?? []) if (step.do === 'pass') return step.direction;
  return 'none';
}

export const CLOCK_WORDS: Readonly<Record<ClockPreset, string>> = {
  quick: 'Quick clock',
  standard: 'Standard clock',
  relaxed: 'Relaxed clock',
  none: 'No clock',
  correspondence: 'Correspondence',
};

export const VISIBILITY_WORDS: Readonly<Record<TableSettings['visibility'], string>> = {
  open: 'Open, code or link',
  code: 'By code or link',
};

export const PICKS_OPEN_WORDS: Readonly<Record<TableSettings['picksOpenTo'], string>> = {
  everyone: 'All, after the draft',
  owners: 'Their owners only',
};

/** Seconds of each pick while a pack of this size shrinks; null without a ladder. */
export function ladderSeconds(clock: ClockPreset, cards: number): readonly number[] | null {
  const preset = clockPresets[clock];
  if (preset.kind !== 'ladder' || cards < 1) return null;
  return Array.from({ length: cards }, (_, taken) => pickSeconds(preset, cards - taken, cards) ?? 0);
}

export interface SettingRow {
  readonly label: string;
  readonly value: string;
}

/** Formats without rounds of packs are told by name, by what the table opens, and by what everybody ends with. */
function packRows({ name, rounds, packs, outline }: TableView['template']): readonly SettingRow[] {
  if (rounds.length > 0)
    return [
      { label: 'Packs', value: packsWords(rounds) },
      { label: 'Picks per turn', value: picksPerTurnWords(rounds) },
    ];
  const opened = packs
    .filter(({ count }) => count > 0)
    .map(({ count, cards }) => `${count} of ${cards} cards`);
  return [
    { label: 'Draft', value: name },
    ...(opened.length === 0 ? [] : [{ label: 'Packs', value: listWords(opened) }]),
    ...(outline.cards === 0 ? [] : [{ label: 'Cards each', value: `About ${outline.cards}` }]),
  ];
}

/** The settings of a table in words, the way its panel lists them. */
export function settingRows({ game, template, settings, minutes }: TableView): readonly SettingRow[] {
  return [
    { label: 'Game', value: game.name },
    ...packRows(template),
    { label: 'Seats', value: String(settings.seats) },
    { label: 'Picks seen by', value: PICKS_OPEN_WORDS[settings.picksOpenTo] },
    { label: 'Watchers', value: settings.watchers ? 'Welcome' : 'None' },
    { label: 'Hints', value: settings.hints === false ? 'None' : 'For those who want them' },
    { label: 'Length', value: `About ${lengthWords(minutes, 'minutes')}` },
  ];
}

/** "Emberwake, 3 packs of 15", "Emberwake, winston for two" */
export function gameWords({ game, template }: Pick<TableView, 'game' | 'template'>): string {
  const { rounds } = template;
  if (rounds.length === 0) return `${game.name}, ${lowered(template.name)}`;
  const sizes = [...new Set(rounds.map((round) => round.cards))];
  const count = rounds.length === 1 ? '1 pack' : `${rounds.length} packs`;
  return sizes.length === 1 ? `${game.name}, ${count} of ${sizes[0]}` : `${game.name}, ${count}`;
}
