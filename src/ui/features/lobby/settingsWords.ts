import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { clockOf, type TableRules } from '#contract/tables/tableRules.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { paceSeconds } from '#engine/pace.ts';
import { lengthWords } from '../browse/tableWords.ts';
import { listWords } from './lobbyWords.ts';

type Round = TableView['template']['rounds'][number];
type Step = Round['steps'][number];

const packsOf = (count: number, cards: number | undefined) =>
  `${count === 1 ? '1 pack' : `${count} packs`} of ${cards}`;

/** "3 packs of 15", or "3 packs, of 15, 15 and 12 cards" where they differ. */
export function packsWords(rounds: readonly Round[]): string {
  const sizes = [...new Set(rounds.map((round) => round.cards))];
  if (sizes.length === 1) return packsOf(rounds.length, sizes[0]);
  return `${rounds.length} packs, of ${listWords(rounds.map((round) => String(round.cards)))} cards`;
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
  closed: 'All, when the table is closed',
  host: 'The host, after the draft',
  owners: 'Their owners only',
};

/** Seconds of each pick while a pack of this size shrinks; null where no seconds are counted. */
export function ladderSeconds(
  clock: ClockPreset,
  cards: number,
  pace?: TableSettings['pace'],
): readonly number[] | null {
  const ticking = clockOf({ clock, pace });
  if (cards < 1 || paceSeconds(ticking, cards, cards) === null) return null;
  return Array.from({ length: cards }, (_, taken) => paceSeconds(ticking, cards - taken, cards) ?? 0);
}

/** What the host set alone: "1 pack, take 2 of a fresh pack, then 1, burn 1, the last 4 thrown away" */
export function rulesWords({ packs, firstPicks, picks, burns, discardAt }: TableRules): string {
  const parts = [
    packs === undefined ? '' : packs === 1 ? '1 pack' : `${packs} packs`,
    firstPicks === undefined || firstPicks === picks ? '' : `take ${firstPicks} of a fresh pack`,
    picks === undefined
      ? ''
      : firstPicks === undefined || firstPicks === picks
        ? `take ${picks}`
        : `then ${picks}`,
    burns === undefined ? '' : `burn ${burns === 0 ? 'none' : burns}`,
    discardAt === undefined ? '' : `${discardAt === 0 ? 'nothing' : `the last ${discardAt}`} thrown away`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** "None", "45 s", "2 minutes" */
export function reviewWords(seconds: number): string {
  if (seconds === 0) return 'None';
  return seconds < 120 ? `${seconds} s` : `${seconds / 60} minutes`;
}

/** What only some tables have. */
function ownRows({
  reviewSeconds = 0,
  hidesPool,
  teams,
  description = '',
}: TableSettings): readonly SettingRow[] {
  return [
    ...(description === '' ? [] : [{ label: 'About it', value: description }]),
    ...(reviewSeconds > 0 ? [{ label: 'Review', value: `${reviewWords(reviewSeconds)} between packs` }] : []),
    ...(hidesPool ? [{ label: 'Pools', value: 'Covered while packs go round' }] : []),
    ...(teams ? [{ label: 'Teams', value: 'A and B by turns' }] : []),
  ];
}

export interface SettingRow {
  readonly label: string;
  readonly value: string;
}

/** Formats without rounds of packs are told by name, by what the table opens, and by what everybody ends with. */
function packRows(
  { name, rounds, packs, outline }: TableView['template'],
  rules: TableSettings['rules'],
): readonly SettingRow[] {
  if (rounds.length > 0)
    return [
      { label: 'Packs', value: packsWords(rounds) },
      {
        label: 'Picks per turn',
        // What is told of the first pick or of a rest does not stand in the steps that are repeated.
        value:
          rules?.firstPicks === undefined && rules?.discardAt === undefined
            ? picksPerTurnWords(rounds)
            : rulesWords({ ...rules, packs: undefined }),
      },
    ];
  const opened = packs.filter(({ count }) => count > 0).map(({ count, cards }) => packsOf(count, cards));
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
    ...packRows(template, settings.rules),
    { label: 'Seats', value: String(settings.seats) },
    { label: 'Picks seen by', value: PICKS_OPEN_WORDS[settings.picksOpenTo] },
    { label: 'Watchers', value: settings.watchers ? 'Welcome' : 'None' },
    { label: 'Hints', value: settings.hints === false ? 'None' : 'For those who want them' },
    ...ownRows(settings),
    { label: 'Length', value: `About ${lengthWords(minutes, 'minutes')}` },
  ];
}

/** ", pick 2", where more than one card is taken at a time, or some are burned. */
function takenAtOnce(rounds: readonly Round[]): string {
  const picks = picksPerTurnWords(rounds);
  return picks === '1' ? '' : `, pick ${picks}`;
}

/** "Emberwake, 3 packs of 15", "Emberwake, 3 packs of 15, pick 2", "Emberwake, Winston for two" */
export function gameWords({ game, template }: Pick<TableView, 'game' | 'template'>): string {
  const { rounds } = template;
  if (rounds.length === 0) return `${game.name}, ${template.name}`;
  const sizes = [...new Set(rounds.map((round) => round.cards))];
  const packs = sizes.length === 1 ? packsOf(rounds.length, sizes[0]) : `${rounds.length} packs`;
  return `${game.name}, ${packs}${takenAtOnce(rounds)}`;
}
