import type { GameSummary } from '#contract/games/gameSummary.ts';
import { type Asked, asked } from '#src/ui/components/answer.ts';
import type { BrowseData } from '#src/ui/features/browse/BrowseScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import type { TableCalls, TableFilters } from '../-drafts/tableCalls.ts';

const knownGames = new WeakMap<TableCalls, Asked<readonly GameSummary[]>>();

/** Tables change all the time and games seldom: they are asked for when somebody comes here, and again after a failure. */
async function gamesOf(drafts: TableCalls, isComing: boolean) {
  const known = isComing ? undefined : await knownGames.get(drafts);
  if (known?.kind === 'loaded') return known;
  const asking = asked(drafts.games());
  knownGames.set(drafts, asking);
  return asking;
}

/** Asks for the tables and does not wait for them. `isComing`: the reader was somewhere else before. */
export async function loadBrowse(
  drafts: TableCalls,
  filters: TableFilters,
  isComing: boolean,
): Promise<BrowseData> {
  const tables = { asked: asked(drafts.openTables(filters)), of: JSON.stringify(filters) };
  const words = loadMessages('browse', 'tables', 'codes', 'common');
  const [games] = await Promise.all([gamesOf(drafts, isComing), words]);
  return { tables, games };
}
