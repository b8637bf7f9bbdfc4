import { useState } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { FiguresPanel } from '../figures/FiguresPanel.tsx';
import { PoolPanel } from '../PoolPanel.tsx';
import { ReplayPanel } from '../ReplayPanel.tsx';
import type { ReplayAddress } from '../replay.ts';
import '../results.css';
import { tableLine } from '../resultWords.ts';
import { useReplay } from '../useReplay.ts';

/** The replay, the pool and the figures of a draft that came out of a file. */
export function OpenedReplay({ results }: { readonly results: ResultsView }) {
  const [address, setAddress] = useState<ReplayAddress>({});
  const { state, send } = useReplay(results, address, setAddress);
  return (
    <>
      <h2 className="open-log-name">{tableLine(results.table)}</h2>
      <ReplayPanel results={results} state={state} send={send} acts={null} />
      <PoolPanel results={results} state={state} send={send} />
      <FiguresPanel results={results} seat={state.place.seat} />
    </>
  );
}
