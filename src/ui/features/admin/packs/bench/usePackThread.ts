import { useCallback, useEffect, useRef, useState } from 'react';
import type { PackDefinition } from '#engine/packs/definition.ts';
import type { PackOdds } from '#engine/packs/odds/odds.ts';
import type { BenchCatalogue, ManyPacks } from './packFigures.ts';
import type { PackAnswer, PackAsk } from './packWork.ts';

/** What a pack comes to: `odds` from 2,000 and then from 100,000 simulated packs where no formula reaches. */
export interface PackThread {
  readonly odds: PackOdds | null;
  readonly isReckoning: boolean;
  readonly many: ManyPacks | null;
  readonly isOpening: boolean;
  readonly openMany: () => void;
}

const QUICK_PACKS = 2_000;
const WHOLE_PACKS = 100_000;
const MANY_PACKS = 1_000;
const TYPING_PAUSE_MS = 250;
const ROLLS = 1_000_000_000;

type Hear = (answer: PackAnswer) => void;

/** A thread that knows a catalogue; ending it ends what it reckons. */
function startThread(catalogue: BenchCatalogue, hear: Hear) {
  const worker = new Worker(new URL('./packWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PackAnswer>) => hear(data));
  const ask = (asked: PackAsk) => worker.postMessage(asked);
  ask({ kind: 'catalogue', catalogue });
  return { ask, end: () => worker.terminate() };
}

/** Reckons the odds of a pack anew with every change of it, and opens 1,000 when asked, beside the page. */
export function usePackThread(
  catalogue: BenchCatalogue,
  definition: PackDefinition | null,
  round: number,
): PackThread {
  const [odds, setOdds] = useState<PackOdds | null>(null);
  const [isReckoning, setReckoning] = useState(false);
  const [many, setMany] = useState<ManyPacks | null>(null);
  const [isOpening, setOpening] = useState(false);
  const opener = useRef<ReturnType<typeof startThread> | null>(null);

  useEffect(() => {
    setMany(null);
    setOpening(false);
    setReckoning(definition !== null);
    if (definition === null) {
      setOdds(null);
      return;
    }
    let thread: ReturnType<typeof startThread> | null = null;
    const timer = window.setTimeout(() => {
      thread = startThread(catalogue, (answer) => {
        if (answer.kind === 'odds') setOdds(answer.odds);
        const isLast =
          answer.kind !== 'odds' || answer.id === WHOLE_PACKS || answer.odds.simulatedPacks === 0;
        if (isLast) setReckoning(false);
      });
      for (const packs of [QUICK_PACKS, WHOLE_PACKS])
        thread.ask({ kind: 'odds', id: packs, definition, round, packs });
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      thread?.end();
      opener.current?.end();
      opener.current = null;
    };
  }, [catalogue, definition, round]);

  const openMany = useCallback(() => {
    if (definition === null) return;
    setOpening(true);
    opener.current ??= startThread(catalogue, (answer) => {
      setOpening(false);
      if (answer.kind === 'many') setMany(answer.many);
    });
    const firstRoll = Math.floor(Math.random() * ROLLS);
    opener.current.ask({ kind: 'many', id: 0, definition, round, packs: MANY_PACKS, firstRoll });
  }, [catalogue, definition, round]);

  return { odds, isReckoning, many, isOpening, openMany };
}
