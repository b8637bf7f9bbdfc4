import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ClockPreset, GameSummary } from '#contract/games/gameSummary.ts';
import { type Drafted, tableName, titleOfPacks } from '#contract/naming/tableNames.ts';
import type { CreateTable, TableSettings } from '#contract/tables/tables.ts';
import type { ListTable } from '../lists/bringList.ts';

type Template = GameSummary['templates'][number];

/** A pack of a game, by its names. */
export interface NamedPack {
  readonly pack: string;
  readonly name: string;
}

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
  /** A list is drafted in `format`; game, template and pack do not matter. */
  readonly isList?: boolean | undefined;
  /** The host takes no seat. */
  readonly isOrganiser?: boolean;
}

/** What may be set whatever is drafted. */
export type HostSettings = Pick<
  HostWish,
  'visibility' | 'timeBank' | 'picksOpenTo' | 'watchers' | 'hints' | 'description' | 'isOrganiser'
>;

/** For friends, with every choice as people usually want it. */
const USUAL = {
  visibility: 'code',
  clock: 'standard',
  seats: 8,
  picksOpenTo: 'everyone',
  watchers: false,
} as const;

const draftedBy = (game: GameSummary, { title, format }: Template): Drafted => ({
  title: title ?? game.name,
  format,
});

const withDrafted = (wish: HostWish, drafted: Drafted): HostWish => ({
  ...wish,
  drafted,
  name: wish.isNamed ? wish.name : tableName(drafted, Date.now()),
});

/** Another template brings its own seats, clock and rules; what was set in an earlier lobby may not fit it. */
const seatedAs = ({ clock, seats }: Pick<Template, 'clock' | 'seats'>) => ({
  template: undefined,
  pack: undefined,
  format: undefined,
  isList: undefined,
  clock,
  seats,
  rules: undefined,
  pace: undefined,
  reviewSeconds: undefined,
  teams: undefined,
});

/** A list without a name yet. */
// oxlint-disable-next-line passleft/bare-sentence -- what the server calls it in the names of tables
const UNREAD: Drafted = { title: 'Own list', format: 'booster' };
const LIST = { template: undefined, pack: undefined, isList: true } as const;

/** What a host without any game begins with: a list that is still to be brought. */
export const listWish = (): HostWish => ({
  ...USUAL,
  ...{ game: '', isList: true, drafted: UNREAD, name: tableName(UNREAD, Date.now()) },
});

/** A template of a game as people usually host it. */
export const templateWish = (game: GameSummary, template: Template): HostWish =>
  withTemplate(listWish(), game, template);

/** A template brings its own seats and clock. */
export const withTemplate = (wish: HostWish, game: GameSummary, template: Template): HostWish =>
  withDrafted(
    { ...wish, ...seatedAs(template), game: game.slug, template: template.slug },
    draftedBy(game, template),
  );

/** A format of a pack, whose template the server makes. */
export const withFormat = (
  wish: HostWish,
  game: GameSummary,
  { pack, name }: NamedPack,
  offered: Pick<Template, 'format' | 'clock' | 'seats'>,
): HostWish =>
  withDrafted(
    { ...wish, ...seatedAs(offered), pack, format: offered.format },
    { title: titleOfPacks(game.name, [name]), format: offered.format },
  );

/** A list in a format, or in none as long as it is not known; what was set stays where the format is the same and still works. */
export function withList(wish: HostWish, offered: OfferedFormat | null): HostWish {
  if (offered === null) return { ...wish, ...LIST, format: undefined };
  const { format, playable } = offered;
  if (wish.isList && wish.format === format && playable.includes(wish.seats)) return wish;
  return { ...wish, ...seatedAs(offered), ...LIST, format };
}

/** The table of a list is named after it, while the host has not named the table. */
export const withListName = (wish: HostWish, title: string): HostWish =>
  wish.isList ? withDrafted(wish, { title, format: wish.format ?? UNREAD.format }) : wish;

/** What this host set last time, as far as it is still allowed to them. */
export function withLast(
  wish: HostWish,
  settings: Omit<TableSettings, 'name'>,
  may: { readonly list: boolean; readonly seats: number },
): HostWish {
  const visibility = settings.visibility === 'open' && may.list ? 'open' : 'code';
  return withSeats({ ...wish, ...settings, visibility }, Math.min(settings.seats, may.seats));
}

/** A saved list in the format that it was drafted in last. */
export const withLastList = (wish: HostWish, format: string): HostWish => ({ ...wish, ...LIST, format });

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

/** The settings of a wish alone. */
export function settingsOf(wish: HostWish): TableSettings {
  const {
    game: _,
    template: __,
    pack: ___,
    format: ____,
    isList: _____,
    isOrganiser: ______,
    drafted: _______,
    isNamed: ________,
    ...settings
  } = wish;
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

/** The table of a list, without the list. Against bots it has no clock and nobody else to read its name. */
export function listTableOf(wish: HostWish, isSolo: boolean): ListTable {
  if (isSolo) return { solo: true, settings: { seats: wish.seats } };
  const { solo, isOrganiser, settings } = tableOf(wish);
  return { solo, ...(isOrganiser && { isOrganiser }), settings };
}
