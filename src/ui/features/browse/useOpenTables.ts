import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableList } from '#contract/tables/tableRows.ts';
import { errorWords } from '#src/machines/failure.ts';
import { listTables, type OpenTableList, takeNewer } from './openTableList.ts';

export interface OpenTablesPorts {
  /** The list for the filters of the address; a new function when they change. */
  readonly load: (signal: AbortSignal) => Promise<TableList>;
  /** Calls back whenever the list of open tables changed; the returned function ends it. */
  readonly watch: (listener: () => void) => () => void;
}

export interface OpenTables {
  readonly list: OpenTableList | null;
  /** Why there is no list, or null. */
  readonly failure: string | null;
  /** The list on screen is older than it should be: there is no network, or the last call failed. */
  readonly isStale: boolean;
  /** Another list than the one on screen is on its way. */
  readonly isLoading: boolean;
  readonly retry: () => void;
  /** Puts the waiting tables on screen, in the server's order. */
  readonly showWaiting: () => void;
}

/** The open tables, kept fresh: at most one call at a time, and one more if something changed meanwhile. */
export function useOpenTables({ load, watch }: OpenTablesPorts): OpenTables {
  const [list, setList] = useState<OpenTableList | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const [isLoading, setLoading] = useState(true);
  const ask = useRef<(isNewList: boolean) => void>(() => {});

  useEffect(() => {
    const controller = new AbortController();
    let isAsking = false;
    let isChangedMeanwhile = false;
    let hasList = false;

    async function refresh(isNewList: boolean) {
      if (isAsking) {
        isChangedMeanwhile = true;
        return;
      }
      isAsking = true;
      if (isNewList) setLoading(true);
      try {
        const newest = await load(controller.signal);
        if (controller.signal.aborted) return;
        setList((before) => (isNewList || !before ? listTables(newest) : takeNewer(before, newest)));
        setFailure(null);
        setStale(false);
        hasList = true;
      } catch (thrown) {
        if (controller.signal.aborted) return;
        // A list that was good stays on screen: the next change asks again.
        setStale(hasList);
        if (!hasList) {
          setList(null);
          setFailure(errorWords(thrown));
        }
      }
      setLoading(false);
      isAsking = false;
      if (isChangedMeanwhile) {
        isChangedMeanwhile = false;
        void refresh(!hasList);
      }
    }

    ask.current = (isNewList) => void refresh(isNewList);
    void refresh(true);
    const onChange = () => void refresh(!hasList);
    const onVisible = () => {
      if (document.visibilityState === 'visible') onChange();
    };
    const stop = watch(onChange);
    const onOffline = () => setStale(hasList);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onChange);
    return () => {
      controller.abort();
      stop();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onChange);
    };
  }, [load, watch]);

  const retry = useCallback(() => ask.current(true), []);
  const showWaiting = useCallback(() => setList((before) => before && listTables(before.newest)), []);
  return { list, failure, isStale, isLoading, retry, showWaiting };
}
