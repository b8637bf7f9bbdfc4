import { can } from '#contract/can.ts';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ClockPreset, GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { type Drafted, tableName, titleOfPacks } from '#contract/naming/tableNames.ts';
import type { CreateTable, TableSettings } from '#contract/tables/tables.ts';
import type { ListTable } from '#src/machines/bringList.ts';
import { firstChoice, firstTemplate, type TemplateSummary } from '../home/draftAgainstBots.ts';
import { lastHosted, lastHostedList } from './hostMemory.ts';
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
  /** A list is drafted in `format`; game, template and pack do not matter. */
  readonly isList?: boolean | undefined;
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
  isList: undefined,
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

/** A list without a name yet. */
const UNREAD: Drafted = { title: 'Own list', format: 'booster' };

/** What a host without any game begins with: a list that is still to be brought. */
export const listWish = (): HostWish => ({
  game: '',
  isList: true,
  drafted: UNREAD,
  name: tableName(UNREAD, Date.now()),
  visibility: 'code',
  clock: 'standard',
  seats: 8,
  picksOpenTo: 'everyone',
  watchers: false,
});

/** The wish of somebody who hosts a saved list: what they had last time where it is the one that they drafted last. */
export function savedListWish(wish: HostWish, listId: string, user: CurrentUser): HostWish {
  const last = lastHostedList(user.userId);
  if (last?.listId !== listId) return withoutFormat(wish);
  const isListed = last.settings.visibility === 'open' && can(user, 'hostPublicTable');
  const seats = Math.min(last.settings.seats, can(user, 'hostLargeTable') ? 16 : 8);
  const settings = { ...last.settings, name: wish.name, visibility: isListed ? 'open' : 'code' } as const;
  return withSeats({ ...wish, ...settings, ...LIST, format: last.format }, seats);
}

const LIST = { template: undefined, pack: undefined, isList: true } as const;

/** The table of a list is named after it, while the host has not named the table. */
export const withListName = (wish: HostWish, title: string | null): HostWish =>
  wish.isList && title !== null ? withDrafted(wish, { title, format: wish.format ?? UNREAD.format }) : wish;

/** A list whose format is not known yet. */
export const withoutFormat = (wish: HostWish): HostWish => ({ ...wish, ...LIST, format: undefined });

/** A format of the list; what was set stays while it is the same one and still works. */
export function withListFormat(wish: HostWish, offered: OfferedFormat | null): HostWish {
  if (offered === null) return withoutFormat(wish);
  const { format, playable } = offered;
  if (wish.isList && wish.format === format && playable.includes(wish.seats)) return wish;
  return { ...wish, ...seatedAs(offered), ...LIST, format };
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
  const first = visibility === 'open' ? 'Listed publicly right away' : 'You’ll get a link to share';
  const phrase = clockPhrase(clock);
  const pace = `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}`;
  return `${first}. ${pace}. Until it starts you can change everything except game and format.`;
}

/** The table of a list, which is told apart. Against bots it has no clock and nobody else to tell its name. */
export function listTableOf(wish: HostWish, isSolo: boolean): ListTable {
  if (isSolo) return { solo: true, settings: { seats: wish.seats } };
  const { solo, isOrganiser, settings } = tableOf(wish);
  return { solo, ...(isOrganiser && { isOrganiser }), settings };
}

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
