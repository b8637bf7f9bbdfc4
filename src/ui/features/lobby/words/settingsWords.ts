import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { streamDelayOf } from '#contract/tables/streamDelay.ts';
import type { TableRules } from '#contract/tables/tableRules.ts';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { clockPresets } from '#engine/clock.ts';
import { ladderSeconds } from '#src/ui/components/clocks/ladderSeconds.ts';
import { inARow } from '../../../messages/inARow.ts';
import { delayParts } from '../../streams/delayWords.ts';
import { type LobbyMessages, listWords } from './lobbyWords.ts';

type Round = TableView['template']['rounds'][number];
type Step = Round['steps'][number];

const sizesOf = (rounds: readonly Round[]) => [...new Set(rounds.map((round) => round.cards))];

/** "3 packs of 15", or "3 packs, of 15, 15 and 12 cards" where they differ. */
export function packsWords(rounds: readonly Round[], t: LobbyMessages): string {
  const [cards = 0, ...others] = sizesOf(rounds);
  if (others.length === 0) return t('packsOf', { count: rounds.length, cards });
  const sizes = listWords(
    rounds.map((round) => String(round.cards)),
    t,
  );
  return t('packsOfSizes', { count: rounds.length, sizes });
}

function stepWords(step: Step, t: LobbyMessages): string | null {
  if (step.do === 'burn') return t('burn', { count: step.count });
  if (step.do === 'random') return t('atRandom', { count: step.count });
  return step.do === 'pick' ? String(step.count) : null;
}

/** What is taken before a pack moves on: "1", or "1, burn 1". */
export function picksPerTurnWords(rounds: readonly Round[], t: LobbyMessages): string {
  const words = (rounds[0]?.steps ?? []).map((step) => stepWords(step, t)).filter((word) => word !== null);
  return words.length > 0 ? inARow(words) : '1';
}

/** Where the packs of the first round go. */
export function firstDirection(rounds: readonly Round[]): 'left' | 'right' | 'none' {
  for (const step of rounds[0]?.steps ?? []) if (step.do === 'pass') return step.direction;
  return 'none';
}

/** "40 s to 5 s", the time for the first and the last pick; other clocks in a few words. */
export function clockRange(clock: ClockPreset, cards: number, t: LobbyMessages): string {
  const { [clock]: preset } = clockPresets;
  if (preset.kind === 'correspondence') return t('byDays');
  if (preset.kind === 'none') return t('takeYourTime');
  const seconds = ladderSeconds(clock, cards) ?? [preset.firstSeconds, preset.lastSeconds];
  return t('secondsFromTo', { first: seconds[0] ?? 0, last: seconds.at(-1) ?? 0 });
}

/** What the host set alone: "1 pack, take 2 from a fresh pack, then 1, burn 1, discard the last 4" */
export function rulesWords(
  { packs, firstPicks, picks, burns, discardAt }: TableRules,
  t: LobbyMessages,
): string {
  const hasFresh = firstPicks !== undefined && firstPicks !== picks;
  const said = [
    packs === undefined ? '' : t('packCount', { count: packs }),
    hasFresh ? t('takeFresh', { count: firstPicks }) : '',
    picks === undefined ? '' : t(hasFresh ? 'takeThen' : 'take', { count: picks }),
    burns === undefined ? '' : burns === 0 ? t('burnNone') : t('burn', { count: burns }),
    discardAt === undefined ? '' : discardAt === 0 ? t('discardNone') : t('discard', { count: discardAt }),
  ];
  return inARow(said.filter(Boolean));
}

/** "None", "45 s", "2 minutes" */
export function reviewWords(seconds: number, t: LobbyMessages): string {
  if (seconds === 0) return t('none');
  return seconds < 120 ? t('seconds', { count: seconds }) : t('minutes', { count: seconds / 60 });
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

function lengthRow(minutes: number, t: LobbyMessages): string {
  if (minutes < 3 * HOUR_MINUTES) return t('lengthRow', { unit: 'minutes', count: minutes });
  return minutes < 2 * DAY_MINUTES
    ? t('lengthRow', { unit: 'hours', count: Math.round(minutes / HOUR_MINUTES) })
    : t('lengthRow', { unit: 'days', count: Math.round(minutes / DAY_MINUTES) });
}

export interface SettingRow {
  readonly label: string;
  readonly value: string;
}

/** What only some tables have. */
function ownRows(settings: TableSettings, t: LobbyMessages): readonly SettingRow[] {
  const { reviewSeconds = 0, hidesPool, teams, description = '' } = settings;
  return [
    ...(description === '' ? [] : [{ label: t('about'), value: description }]),
    ...(reviewSeconds > 0
      ? [{ label: t('review'), value: t('reviewRow', { time: reviewWords(reviewSeconds, t) }) }]
      : []),
    ...(hidesPool ? [{ label: t('pools'), value: t('poolsCovered') }] : []),
    ...(teams ? [{ label: t('teams'), value: t('teamsRow') }] : []),
  ];
}

/** Formats without rounds of packs are described by name, by what the table opens, and by what everybody ends with. */
function packRows(
  { name, rounds, packs, outline }: TableView['template'],
  rules: TableSettings['rules'],
  t: LobbyMessages,
): readonly SettingRow[] {
  if (rounds.length > 0)
    return [
      { label: t('packs'), value: packsWords(rounds, t) },
      {
        label: t('picksPerTurn'),
        // Rules of the first pick and of the rest of a pack are not in the steps that are repeated.
        value:
          rules?.firstPicks === undefined && rules?.discardAt === undefined
            ? picksPerTurnWords(rounds, t)
            : rulesWords({ ...rules, packs: undefined }, t),
      },
    ];
  const opened = packs
    .filter(({ count }) => count > 0)
    .map(({ count, cards }) => t('packsOf', { count, cards }));
  return [
    { label: t('draft'), value: name },
    ...(opened.length === 0 ? [] : [{ label: t('packs'), value: listWords(opened, t) }]),
    ...(outline.cards === 0
      ? []
      : [{ label: t('cardsEach'), value: t('cardsAbout', { cards: outline.cards }) }]),
  ];
}

const isOn = (is: boolean) => (is ? 'true' : 'false');

/** The settings of a table in words, the way its panel lists them. */
export const settingRows = (
  { game, template, settings, minutes }: TableView,
  t: LobbyMessages,
): readonly SettingRow[] => [
  { label: t('game'), value: game.name },
  ...packRows(template, settings.rules, t),
  { label: t('seats'), value: String(settings.seats) },
  { label: t('picksSeenBy'), value: t('picksOpen', { who: settings.picksOpenTo }) },
  { label: t('watchers'), value: t('watchersRow', { isOn: isOn(settings.watchers) }) },
  ...(settings.watchers
    ? [{ label: t('streamDelay'), value: t('streamDelayRow', delayParts(streamDelayOf(settings))) }]
    : []),
  { label: t('hints'), value: t('hintsRow', { isOn: isOn(settings.hints !== false) }) },
  ...ownRows(settings, t),
  { label: t('length'), value: lengthRow(minutes, t) },
];

/** "Emberwake, 3 packs of 15", "Emberwake, 3 packs of 15, pick 2", "Emberwake, Winston for two" */
export function gameWords(
  { game, template }: Pick<TableView, 'game' | 'template'>,
  t: LobbyMessages,
): string {
  const { rounds } = template;
  if (rounds.length === 0) return t('gameAndPacks', { game: game.name, packs: template.name });
  const [cards = 0, ...others] = sizesOf(rounds);
  const count = rounds.length;
  const packs = others.length === 0 ? t('packsOf', { count, cards }) : t('packCount', { count });
  const picks = picksPerTurnWords(rounds, t);
  return picks === '1'
    ? t('gameAndPacks', { game: game.name, packs })
    : t('gameAndPicks', { game: game.name, packs, picks });
}
