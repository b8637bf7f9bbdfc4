import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { can } from '#contract/can.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { MyTableList } from '#contract/tables/myTables.ts';
import IconPack from '~icons/ph/cards-three-duotone';
import IconLog from '~icons/ph/file-arrow-up';
import IconWorkshop from '~icons/ph/wrench';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { late } from '../../kit/late.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useEventCalls } from '../events/eventCallsContext.ts';
import type { SoloWish } from '../home/draftAgainstBots.ts';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { useLoaded } from '../home/useLoaded.ts';
import { DeckRow } from './DeckRow.tsx';
import { recordInWords } from './draftWords.ts';
import { groupDrafts } from './groupDrafts.ts';
import './myDrafts.css';
import { hasFilter, MyDraftsFilters, type MyDraftsSearch } from './MyDraftsFilters.tsx';
import { MyDraftsPages } from './MyDraftsPages.tsx';
import { RunningCard } from './RunningCard.tsx';

const MatchRows = late(() => import('./MatchRows.tsx'), 'MatchRows');

interface MyDraftsScreenProps {
  readonly load: (search: MyDraftsSearch, signal: AbortSignal) => Promise<MyTableList>;
  readonly search: MyDraftsSearch;
  readonly onSearch: (search: MyDraftsSearch) => void;
  readonly user: CurrentUser;
  readonly onDraftNow: (wish: SoloWish | null) => Promise<void>;
  readonly onSamePacks: SamePacks;
  /** What else is shown below the drafts. */
  readonly children?: ReactNode;
}

/** Opens a table with the packs of a draft that is over, against bots; throws when that fails. */
type SamePacks = (draftId: string, seat: number) => Promise<void>;

export function MyDraftsScreen(props: MyDraftsScreenProps) {
  const { load, search, onSearch, user, onDraftNow, onSamePacks, children } = props;
  const loadPage = useCallback((signal: AbortSignal) => load(search, signal), [load, search]);
  const { answer, isAsking, reload } = useLoaded(loadPage);
  const calls = useEventCalls();
  const kept = useLastList(answer.kind === 'loaded' ? answer.value : null);
  return (
    <Lamp x="26%" y="200px" width="700px" height="340px">
      <div className="my-drafts" aria-busy={isAsking}>
        <header className="mine-head">
          <div className="grow">
            <h1>My drafts</h1>
            <p className="onlamp">{kept ? sumWords(kept) : '\u00a0'}</p>
          </div>
          <div className="mine-head-ways">
            {can(user, 'hostOwnList') && (
              <Button asChild variant="ghost" color="var(--brass-fg)">
                <Link to="/my-drafts" search={{ tab: 'workshop' }}>
                  <IconWorkshop aria-hidden="true" />
                  Workshop
                </Link>
              </Button>
            )}
            <Button asChild variant="ghost" color="var(--brass-fg)">
              <Link to="/my-drafts" search={{ tab: 'log' }}>
                <IconLog aria-hidden="true" />
                Open a log
              </Link>
            </Button>
          </div>
        </header>
        {calls.length > 0 && (
          <Suspense fallback={null}>
            <MatchRows calls={calls} />
          </Suspense>
        )}
        {(kept === null || kept.all > 0) && (
          <MyDraftsFilters search={search} games={kept?.games ?? []} onSearch={onSearch} />
        )}
        {answer.kind === 'loading' && <Waiting />}
        {answer.kind === 'failed' && (
          <div className="mine-failed">
            <LoadFailed
              title="Your drafts could not be loaded"
              words={answer.words}
              isRetrying={isAsking}
              onRetry={reload}
            >
              Nothing is lost: drafts and decks are kept, and a running draft goes on at the table.
            </LoadFailed>
          </div>
        )}
        {answer.kind === 'loaded' && answer.value.all === 0 && (
          <NothingYet onDraftNow={() => onDraftNow(null)} />
        )}
        {answer.kind === 'loaded' && answer.value.all > 0 && answer.value.tables.length === 0 && (
          <NothingFits isFiltered={hasFilter(search)} onClear={() => onSearch({})} />
        )}
        {answer.kind === 'loaded' && answer.value.tables.length > 0 && (
          <>
            <Groups
              list={answer.value}
              gotAtMs={answer.gotAtMs}
              userId={user.userId}
              onRunOut={reload}
              onSamePacks={onSamePacks}
            />
            <MyDraftsPages search={search} total={answer.value.total} />
          </>
        )}
        {answer.kind !== 'loading' && children}
      </div>
    </Lamp>
  );
}

/** What was loaded last stays for the words above while another page comes. */
function useLastList(list: MyTableList | null): MyTableList | null {
  const last = useRef<MyTableList | null>(null);
  if (list !== null) last.current = list;
  return last.current;
}

const NothingFits = ({ isFiltered, onClear }: Readonly<{ isFiltered: boolean; onClear: () => void }>) => (
  <div className="mine-failed">
    <EmptyState
      title={isFiltered ? 'No draft fits' : 'Nothing on this page'}
      action={
        <Button variant="solid" onClick={onClear}>
          Show all my drafts
        </Button>
      }
    >
      {isFiltered
        ? 'None of your drafts has these words, this game and this state.'
        : 'Your drafts end before this page.'}
    </EmptyState>
  </div>
);

interface GroupsProps {
  readonly list: MyTableList;
  readonly gotAtMs: number;
  readonly userId: string;
  readonly onRunOut: () => void;
  readonly onSamePacks: SamePacks;
}

function Groups({ list, gotAtMs, userId, onRunOut, onSamePacks }: GroupsProps) {
  const { inProgress, deckUnfinished, finished } = groupDrafts(list.tables);
  const moment = { nowMs: list.nowMs, gotAtMs };
  return (
    <>
      {inProgress.length > 0 && (
        <Group title="In progress" words="soonest clock first">
          <ul className="mine-running">
            {inProgress.map((row, place) => (
              <RunningCard
                key={row.draftId}
                row={row}
                moment={moment}
                isFirst={place === 0}
                onRunOut={onRunOut}
              />
            ))}
          </ul>
        </Group>
      )}
      {deckUnfinished.length > 0 && (
        <Group title="Deck unfinished" words={String(deckUnfinished.length)}>
          <Panel pad="none">
            <ul>
              {deckUnfinished.map((row, place) => (
                <DeckRow
                  key={row.draftId}
                  row={row}
                  pool={list.pools[row.draftId]}
                  nowMs={list.nowMs}
                  userId={userId}
                  kind="unfinished"
                  onSamePacks={() => onSamePacks(row.draftId, row.mine?.seat ?? 0)}
                  isLoud={place === 0 && inProgress.length === 0}
                />
              ))}
            </ul>
          </Panel>
        </Group>
      )}
      {finished.length > 0 && (
        <Group
          title="Finished"
          words={String(finished.length)}
          aside={list.record === null ? '' : `${recordInWords(list.record)} in events`}
        >
          <Panel pad="none">
            <ul>
              {finished.map((row) => (
                <DeckRow
                  key={row.draftId}
                  row={row}
                  pool={list.pools[row.draftId]}
                  nowMs={list.nowMs}
                  userId={userId}
                  kind="finished"
                  onSamePacks={() => onSamePacks(row.draftId, row.mine?.seat ?? 0)}
                />
              ))}
            </ul>
          </Panel>
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly words: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

const Group = ({ title, words, aside = '', children }: GroupProps) => (
  <section className="mine-group" aria-label={title}>
    <div className="mine-group-head">
      <h2>
        {title} <span>{words}</span>
      </h2>
      {aside !== '' && <p className="t14">{aside}</p>}
    </div>
    {children}
  </section>
);

function sumWords({ all, total, sinceMs }: MyTableList): string {
  if (all === 0) return 'Every draft of yours is kept here';
  const since = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(sinceMs ?? 0);
  const sum = `${all === 1 ? '1 draft' : `${all} drafts`} since ${since}`;
  return total === all ? sum : `${sum}, ${total} shown here`;
}

function NothingYet({ onDraftNow }: { onDraftNow: () => Promise<void> }) {
  const { isBusy, failure, run } = useBusyAction();
  return (
    <div className="mine-failed">
      <EmptyState
        title="No draft yet"
        action={
          <div className="mine-ways">
            <Button variant="solid" isBusy={isBusy} onClick={() => run(onDraftNow)}>
              {!isBusy && <IconPack aria-hidden="true" />}
              Draft vs 7 bots now
            </Button>
            <Button asChild>
              <Link to="/drafts">See open tables</Link>
            </Button>
          </div>
        }
      >
        {failure === ''
          ? 'Drafts appear here from the first pick, with their deck and replay once they’re over.'
          : failure}
      </EmptyState>
    </div>
  );
}

const Waiting = () => (
  <div aria-hidden="true">
    <div className="mine-group">
      <div className="mine-group-head">
        <h2>In progress</h2>
      </div>
      <div className="mine-running">
        <Panel className="mine-card" />
      </div>
    </div>
    <div className="mine-group">
      <div className="mine-group-head">
        <h2>Finished</h2>
      </div>
      <Panel pad="none">
        {[0, 1, 2, 3].map((place) => (
          <div className="mine-deck" key={place}>
            <Skeleton width={58} height={42} radius={4} />
            <Skeleton width="60%" height={36} />
          </div>
        ))}
      </Panel>
    </div>
  </div>
);
