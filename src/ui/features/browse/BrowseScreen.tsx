import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useMemo } from 'react';
import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { TableList } from '#contract/tables/tableRows.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { SharedText } from '#src/machines/sharedList.ts';
import { late } from '#src/ui/kit/late.ts';
import IconPlus from '~icons/ph/plus';
import { Button } from '../../kit/Button.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { loadMessages } from '../../messages/load.ts';
import type { SoloWish } from '../home/draftAgainstBots.ts';
import { type Loaded, useLoaded } from '../home/useLoaded.ts';
import type { LoadListPorts } from '../lists/listPorts.ts';
import './browse.css';
import { BrowseFilters } from './BrowseFilters.tsx';
import { filtersOf, hasFilters, withFilters } from './browseFilters.ts';
import type { BrowseSearch, BrowseFilters as Filters } from './browseSearch.ts';
import { SidePanels } from './SidePanels.tsx';
import { TableListing } from './TableListing.tsx';
import { useOpenTables } from './useOpenTables.ts';

const HostDialog = late(async () => {
  const [part] = await Promise.all([import('./HostDialog.tsx'), loadMessages('lists')]);
  return part;
}, 'HostDialog');

export type QueueGames = Loaded<readonly GameSummary[]>;

export interface BrowsePorts {
  readonly loadTables: (
    filters: Filters & { readonly page: number },
    signal: AbortSignal,
  ) => Promise<TableList>;
  readonly watchTables: (listener: () => void) => () => void;
  readonly loadGames: (signal?: AbortSignal) => Promise<readonly GameSummary[]>;
  readonly draftAgainstBots: (wish: SoloWish | null) => Promise<void>;
  readonly openCode: (text: string) => Promise<void>;
  /** "Sit down" with this window's place in the draft queue; nothing where it cannot be loaded. */
  readonly loadQueue: () => Promise<{ readonly default: ComponentType<{ readonly games: QueueGames }> }>;
  /** Opens a table and goes to it; throws with words. */
  readonly hostTable: (table: CreateTable) => Promise<void>;
  /** What a game can be drafted as besides its templates. */
  readonly loadFormats: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  readonly loadLists: LoadListPorts;
  /** The list that was shared with this browser and is to be used, once. */
  readonly takeShared: () => SharedText | null;
  /** Raises a notice that outlasts this screen. */
  readonly tell: (words: string) => void;
}

interface BrowseScreenProps {
  readonly ports: BrowsePorts;
  readonly user: CurrentUser;
  readonly search: BrowseSearch;
  readonly onSearch: (search: BrowseSearch) => void;
}

export function BrowseScreen({ ports, user, search, onSearch }: BrowseScreenProps) {
  const { q, game, clock, free, watch, sort, page = 1 } = search;
  const { loadTables } = ports;
  const load = useCallback(
    (signal: AbortSignal) => loadTables({ q, game, clock, free, watch, sort, page }, signal),
    [loadTables, q, game, clock, free, watch, sort, page],
  );
  const tables = useOpenTables({ load, watch: ports.watchTables });
  const games = useLoaded(ports.loadGames);
  const isFiltered = hasFilters(search);
  const { loadQueue } = ports;
  const SitDown = useMemo(() => lazy(loadQueue), [loadQueue]);
  return (
    <Lamp x="40%" y="300px" height="460px">
      <div className="browse">
        <header className="browse-head">
          <div className="grow">
            <h1>Open tables</h1>
            <p className="onlamp browse-sum">{sumWords(tables.list?.newest ?? null, isFiltered)}</p>
          </div>
          <Button asChild>
            <Link to="/drafts" search={{ tab: 'events' }}>
              Events
            </Link>
          </Button>
          <Button asChild>
            <Link to="/drafts" search={{ ...search, host: 1 }} replace>
              <IconPlus aria-hidden="true" />
              Host <span className="browse-host-rest">a table</span>
            </Link>
          </Button>
        </header>
        <BrowseFilters
          filters={filtersOf(search)}
          games={games.answer.kind === 'loaded' ? games.answer.value : []}
          onChange={(changed) => onSearch(withFilters(search, changed))}
        />
        <Suspense fallback={<div className="panel panel-glass browse-queue-space" aria-hidden="true" />}>
          <SitDown games={games.answer} />
        </Suspense>
        <TableListing
          tables={tables}
          search={search}
          onClear={() => onSearch({ host: search.host, sort })}
          onDraftNow={() => ports.draftAgainstBots(null)}
        />
        <SidePanels games={games.answer} onDraft={ports.draftAgainstBots} onJoin={ports.openCode} />
      </div>
      {search.host === 1 && (
        <Suspense>
          <HostDialog
            games={games}
            user={user}
            firstList={search.list}
            onClose={() => onSearch({ ...search, host: undefined, list: undefined })}
            loadFormats={ports.loadFormats}
            loadLists={ports.loadLists}
            takeShared={ports.takeShared}
            onOpen={ports.hostTable}
            onTold={ports.tell}
          />
        </Suspense>
      )}
    </Lamp>
  );
}

function sumWords(newest: TableList | null, isFiltered: boolean): string {
  if (!newest) return '\u00a0';
  if (newest.total === 0) {
    return isFiltered ? 'None of them matches what you look for' : 'New tables appear here by themselves';
  }
  const people = newest.seated === 1 ? '1 person seated' : `${newest.seated} people seated`;
  const isOne = newest.total === 1;
  const what = isFiltered ? (isOne ? 'matches' : 'match') : isOne ? 'table' : 'tables';
  return `${newest.total} ${what}, ${people}`;
}
