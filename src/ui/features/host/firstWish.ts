import { can } from '#contract/can.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import {
  type HostWish,
  listWish,
  templateWish,
  withLast,
  withLastList,
  withList,
  withTemplate,
} from '#src/machines/tables/hostWish.ts';
import { firstChoice } from '../home/draftAgainstBots.ts';
import { lastHosted, lastHostedList } from './hostMemory.ts';

const MOST_SEATS = 8;
const MOST_SEATS_OF_LARGE_TABLES = 16;

export const mostSeatsOf = (user: CurrentUser): number =>
  can(user, 'hostLargeTable') ? MOST_SEATS_OF_LARGE_TABLES : MOST_SEATS;

const mayOf = (user: CurrentUser) => ({ list: can(user, 'hostPublicTable'), seats: mostSeatsOf(user) });

/** In place of a saved list's id: the field of a new one, empty or with the list that was shared with this browser. */
export const NEW_LIST = 'new';
export const SHARED_LIST = 'local';

/** The wish of somebody who never hosted; that of a list where there is no game. */
export function freshWish(games: readonly GameSummary[]): HostWish {
  const choice = firstChoice(games);
  return choice ? templateWish(choice.game, choice.template) : listWish();
}

/** The wish that the dialog opens with: what this host had last time, else a fresh one. */
export function nextWish(games: readonly GameSummary[], user: CurrentUser): HostWish {
  const fresh = freshWish(games);
  const last = lastHosted(games, user.userId);
  return last ? withLast(withTemplate(fresh, last.game, last.template), last.settings, mayOf(user)) : fresh;
}

/**
 * What the dialog begins with, and the list that is opened with it: the list of the address, else what was hosted last.
 * A list comes with what was set for it where it is the one that was drafted last.
 */
export function beginningOf(
  games: readonly GameSummary[],
  user: CurrentUser,
  firstList: string | undefined,
): {
  readonly wish: HostWish;
  readonly list: { readonly listId: string | null; readonly format: string | null };
} {
  const next = nextWish(games, user);
  const last = lastHostedList(user.userId);
  if (firstList === NEW_LIST || firstList === SHARED_LIST)
    return { wish: withList(next, null), list: { listId: null, format: null } };
  const listId = firstList ?? last?.listId;
  if (listId === undefined) return { wish: next, list: { listId: null, format: null } };
  if (last?.listId !== listId) return { wish: withList(next, null), list: { listId, format: null } };
  const { name } = next;
  const wish = withLast(withLastList(next, last.format), last.settings, mayOf(user));
  return { wish: { ...wish, name }, list: { listId, format: last.format } };
}
