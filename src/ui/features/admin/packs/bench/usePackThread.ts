import { useEffect, useRef, useState } from 'react';
import type { PackDefinition } from '#engine/packs/definition.ts';
import type { BenchCatalogue } from './packFigures.ts';
import type { PackAsk, Reckoned } from './packWork.ts';

const PACKS = [2_000, 100_000];
const MANY_PACKS = 1_000;
const TYPING_PAUSE_MS = 250;
const ROLLS = 1_000_000_000;
const NOTHING: Reckoned = { odds: null, isReckoning: false, many: null, isOpening: false };

/** A thread for one question; ending it ends what it reckons. */
function startThread(ask: PackAsk, hear: (answer: Partial<Reckoned>) => void): Worker {
  const worker = new Worker(new URL('./packWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Reckoned>>) => hear(data));
  worker.postMessage(ask);
  return worker;
}

/** Reckons the odds of a pack again with every change of it, and opens 1,000 when asked, beside the page. */
export function usePackThread(catalogue: BenchCatalogue, definition: PackDefinition | null, round: number) {
  const [reckoned, setReckoned] = useState(NOTHING);
  const opener = useRef<Worker | null>(null);
  const note = (answer: Partial<Reckoned>) => setReckoned((before) => ({ ...before, ...answer }));

  useEffect(() => {
    setReckoned(({ odds }) => (definition === null ? NOTHING : { ...NOTHING, odds, isReckoning: true }));
    if (definition === null) return;
    let thread: Worker | null = null;
    const timer = window.setTimeout(() => {
      thread = startThread({ kind: 'odds', catalogue, definition, round, packs: PACKS }, (answer) =>
        setReckoned((before) => ({ ...before, ...answer })),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      thread?.terminate();
      opener.current?.terminate();
    };
  }, [catalogue, definition, round]);

  const openMany = () => {
    if (definition === null) return;
    note({ isOpening: true });
    const firstRoll = Math.floor(Math.random() * ROLLS);
    opener.current?.terminate();
    opener.current = startThread(
      { kind: 'many', catalogue, definition, round, packs: MANY_PACKS, firstRoll },
      note,
    );
  };
  return { ...reckoned, openMany };
}
