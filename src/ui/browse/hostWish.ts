import { can } from '#contract/can.ts';
import type { ClockPreset, GameSummary } from '#contract/gameSummary.ts';
import type { CurrentUser } from '#contract/members.ts';
import { type Drafted, tableName, titleOfPacks } from '#contract/naming/tableNames.ts';
import type { CreateTable, TableSettings } from '#contract/tables.ts';
import { firstChoice, firstTemplate, type TemplateSummary } from '../home/draftAgainstBots.ts';
import { lastHosted } from './hostMemory.ts';
import { clockPhrase } from './tableWords.ts';

const LEAST_TEAM_SEATS = 4;

/** What a host chose so far; always complete, so that opening is one press away. */
export interface HostWish extends TableSettings {
  readonly game: string;
  /** A saved template; without one `pack` and `format` are there. */
  readonly template?: string | undefined;
  readonly pack?: string | undefined;
  readonly format?: string | undefined;
  /** What is drafted, for the table's name. */
  readonly drafted: Drafted;
  /** The host typed the name; until then it follows what is drafted. */
  readonly isNamed?: boolean;
  /** The host takes no seat. */
  readonly isOrganiser?: boolean;
}

const draftedBy = (game: GameSummary, { title, format }: TemplateSummary): Drafted => ({
  title: title ?? game.name,
  format,
});

const withDrafted = (wish: HostWish, drafted: Drafted): HostWish => ({
  ...wish,
  drafted,
  name: wish.isNamed ? wish.name : tableName(drafted, Date.now()),
});

/** Another template brings its own seats, clock and rules; what was set in an earlier lobby may not fit it. */
const presetsOf = ({ slug, clock, seats }: TemplateSummary) => ({
  ...seatedAs({ clock, seats }),
  template: slug,
});

const seatedAs = ({ clock, seats }: Pick<TemplateSummary, 'clock' | 'seats'>) => ({
  template: undefined,
  pack: undefined,
  format: undefined,
  clock,
  seats,
  rules: undefined,
  pace: undefined,
  reviewSeconds: undefined,
  teams: undefined,
});

/** The first wish, for friends; null where no game has a template. */
export function firstHostWish(games: readonly GameSummary[]): HostWish | null {
  const choice = firstChoice(games);
  if (!choice) return null;
  const drafted = draftedBy(choice.game, choice.template);
  return {
    game: choice.game.slug,
    ...presetsOf(choice.template),
    drafted,
    name: tableName(drafted, Date.now()),
    visibility: 'code',
    picksOpenTo: 'everyone',
    watchers: false,
  };
}

/** The wish that the dialog opens with: what this host had last time, else the first one. */
export function nextHostWish(games: readonly GameSummary[], user: CurrentUser): HostWish | null {
  const first = firstHostWish(games);
  const last = lastHosted(games, user.userId);
  if (!first || !last) return first;
  const isListed = last.settings.visibility === 'open' && can(user, 'hostPublicTable');
  const seats = Math.min(last.settings.seats, can(user, 'hostLargeTable') ? 16 : 8);
  const wish = {
    ...first,
    ...last.settings,
    game: last.game.slug,
    template: last.template.slug,
    visibility: isListed ? ('open' as const) : ('code' as const),
  };
  return withDrafted(withSeats(wish, seats), draftedBy(last.game, last.template));
}

/** Another game brings its first template, and a template its own seats and clock. */
export function withGame(wish: HostWish, game: GameSummary): HostWish {
  const template = firstTemplate(game);
  return template ? withTemplate({ ...wish, game: game.slug }, game, template) : wish;
}

export const withTemplate = (wish: HostWish, game: GameSummary, template: TemplateSummary): HostWish =>
  withDrafted({ ...wish, ...presetsOf(template) }, draftedBy(game, template));

/** A format of a pack, whose template the server makes. */
export const withFormat = (
  wish: HostWish,
  game: GameSummary,
  pack: { readonly pack: string; readonly name: string },
  offered: Pick<TemplateSummary, 'format' | 'clock' | 'seats'>,
): HostWish =>
  withDrafted(
    { ...wish, ...seatedAs(offered), pack: pack.pack, format: offered.format },
    { title: titleOfPacks(game.name, [pack.name]), format: offered.format },
  );

/** A name that the host typed stays, whatever is chosen after it. */
export const withName = (wish: HostWish, name: string): HostWish => ({ ...wish, name, isNamed: true });

/** A clock that is chosen brings its own pace, and one of days has no review. */
export const withClock = (wish: HostWish, clock: ClockPreset): HostWish => ({
  ...wish,
  clock,
  pace: undefined,
  reviewSeconds: clock === 'correspondence' ? undefined : wish.reviewSeconds,
});

/** Two teams of an earlier table are given up where they cannot be made of these seats. */
export const withSeats = (wish: HostWish, seats: number): HostWish => ({
  ...wish,
  seats,
  teams: seats % 2 === 0 && seats >= LEAST_TEAM_SEATS ? wish.teams : undefined,
});

const PICKS_PHRASES: Readonly<Record<TableSettings['picksOpenTo'], string>> = {
  everyone: 'everyone sees the picks afterwards',
  closed: 'everyone sees the picks when the table is closed',
  host: 'the host sees the picks afterwards',
  owners: 'picks stay with their owners',
};

/** The settings behind "More" while it is folded. */
export function moreWords(wish: HostWish): string {
  const { seats, picksOpenTo, watchers, teams, reviewSeconds = 0 } = wish;
  const parts = [
    seats === 1 ? '1 seat' : `${seats} seats`,
    PICKS_PHRASES[picksOpenTo],
    watchers ? 'watchers allowed' : 'no watchers',
    ...(teams ? ['two teams'] : []),
    ...(reviewSeconds > 0 ? ['a review between packs'] : []),
  ];
  return parts.join(', ');
}

/** What follows once the table is open. */
export function wishWords({ visibility, clock }: HostWish): string {
  const first = visibility === 'open' ? 'Listed publicly right away' : 'Next you get a link to share';
  return `${first}, ${clockPhrase(clock)}. Until it starts you can change everything except game and format.`;
}

/** The settings of a wish alone. */
export function settingsOf(wish: HostWish): TableSettings {
  const { game: _, template: __, pack: ___, format: ____, drafted, isNamed, isOrganiser, ...settings } = wish;
  return { ...settings, name: settings.name.trim() };
}

export function tableOf(wish: HostWish): CreateTable {
  const { game, template, pack, format, isOrganiser } = wish;
  return {
    game,
    ...(template === undefined ? { pack, format } : { template }),
    solo: false,
    ...(isOrganiser && { isOrganiser }),
    settings: settingsOf(wish),
  };
}
