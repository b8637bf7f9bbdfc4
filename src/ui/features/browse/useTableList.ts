import { use, useDeferredValue, useState } from 'react';
import type { TableList } from '#contract/tables/tableRows.ts';
import { useIsOffline } from '#src/ui/system/plain/useIsOffline.ts';
import type { Answer, Asked } from '../../components/answer.ts';
import { listTables, type OpenTableList, takeNewer } from './openTableList.ts';

/** The open tables as the route's loader asked for them last. */
export interface AskedTables {
  readonly asked: Asked<TableList>;
  /** The filters and the page: another list is not merged into the one before. */
  readonly of: string;
}

interface Shown {
  readonly answer: Answer<TableList>;
  readonly of: string;
  /** What was good last stays on screen when a later call fails. */
  readonly list: OpenTableList | null;
}

function shownAfter(before: Shown | null, answer: Answer<TableList>, of: string): Shown {
  const known = before?.of === of ? before.list : null;
  if (answer.kind === 'failed') return { answer, of, list: known };
  return { answer, of, list: known ? takeNewer(known, answer.value) : listTables(answer.value) };
}

/** The list on screen, which takes newer answers without moving a row. Suspends until there is a first answer. */
export function useTableList(latest: AskedTables) {
  const { asked, of } = useDeferredValue(latest);
  const answer = use(asked);
  const isOffline = useIsOffline();
  const [shown, setShown] = useState(() => shownAfter(null, answer, of));
  if (shown.answer !== answer || shown.of !== of) setShown(shownAfter(shown, answer, of));
  const { list } = shown;
  return {
    list,
    /** Why there is no list, or null. */
    failure: list === null && answer.kind === 'failed' ? { error: answer.error } : null,
    /** The list is older than it should be: there is no network, or the last call failed. */
    isStale: list !== null && (isOffline || answer.kind === 'failed'),
    /** Another list than the one on screen is on its way. */
    isChanging: latest.of !== of,
    /** Puts the waiting tables on screen, in the server's order. */
    showWaiting: () => setShown({ ...shown, list: list && listTables(list.newest) }),
  };
}
