import { useCallback, useEffect, useState } from 'react';
import type { DeckSnapshots, TakeSnapshot } from '#contract/decks/decks.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { DeckKeeping } from '../desk/deckKeeping.ts';

export interface Keeping {
  /** Null until it is known. */
  readonly list: DeckSnapshots | null;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly load: () => void;
  /** Tells whether it was kept. */
  readonly take: (snapshot: TakeSnapshot) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

/** The snapshots of the open deck, read when they are first looked at. */
export function useSnapshots(keeping: DeckKeeping): Keeping {
  const [list, setList] = useState<DeckSnapshots | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const trying = useCallback(async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      return true;
    } catch (thrown) {
      setFailure(errorWords(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(
    () => void trying(async () => setList(await keeping.snapshots())),
    [keeping, trying],
  );
  useEffect(load, [load]);
  const take = async (snapshot: TakeSnapshot) => {
    const isKept = await trying(async () => {
      const made = await keeping.takeSnapshot(snapshot);
      setList((before) => before && { ...before, snapshots: [made, ...before.snapshots] });
    });
    if (isKept && list === null) load();
    return isKept;
  };
  const remove = async (id: string) => {
    await trying(async () => {
      await keeping.removeSnapshot(id);
      setList(
        (before) =>
          before && { ...before, snapshots: before.snapshots.filter((snapshot) => snapshot.id !== id) },
      );
    });
  };
  return { list, failure, isBusy, load, take, remove };
}
