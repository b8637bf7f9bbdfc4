import { useCallback, useMemo, useState } from 'react';
import type { TableSelection } from '#contract/admin/table.ts';
import type { TableAsk } from '../tableParts.ts';

interface Chosen {
  /** Of which list it is the selection: another search or filter begins anew. */
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  readonly isAllMatching: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();
const listOf = ({ game, search, filter }: TableAsk) => JSON.stringify([game ?? '', search, filter]);

/** The rows that are chosen: some by name over all pages, or all that match. */
export function useSelection(ask: TableAsk, total: number) {
  const list = listOf(ask);
  const [stored, setChosen] = useState<Chosen>({ of: list, ids: NOTHING, isAllMatching: false });
  const chosen = useMemo(
    () => (stored.of === list ? stored : { of: list, ids: NOTHING, isAllMatching: false }),
    [stored, list],
  );
  const set = useCallback(
    (ids: ReadonlySet<string>, isAllMatching = false) => setChosen({ of: list, ids, isAllMatching }),
    [list],
  );
  const selection: TableSelection = chosen.isAllMatching
    ? { matching: { game: ask.game, search: ask.search, filter: ask.filter } }
    : { ids: [...chosen.ids] };
  return {
    isChosen: (id: string) => chosen.isAllMatching || chosen.ids.has(id),
    isAllMatching: chosen.isAllMatching,
    count: chosen.isAllMatching ? total : chosen.ids.size,
    selection,
    /** Chooses or leaves rows; after "all matching" only what is named stays chosen. */
    choose: (ids: readonly string[], isOn: boolean) => {
      const next = new Set(chosen.ids);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      set(next);
    },
    chooseAllMatching: () => set(chosen.ids, true),
    clear: () => set(NOTHING),
  };
}
