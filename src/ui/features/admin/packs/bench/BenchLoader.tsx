import { type ReactNode, useCallback } from 'react';
import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { TemplateRow } from '#contract/admin/templates.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useAskAgain } from '#src/ui/home/useAskAgain.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import type { BenchPorts } from '../packPorts.ts';

export interface LoadedBench {
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  readonly templates: readonly TemplateRow[];
}

interface BenchLoaderProps {
  readonly ports: Pick<BenchPorts, 'bench' | 'cards' | 'templates'>;
  readonly game: string;
  /** Grows with what has to be read again, under the open editor. */
  readonly version: number;
  readonly children: (loaded: LoadedBench) => ReactNode;
}

/** Loads what editors of packs and templates stand on: once, so that nothing that is being typed is thrown away. */
export function BenchLoader({ ports, game, version, children }: BenchLoaderProps) {
  const load = useCallback(
    async (signal: AbortSignal): Promise<LoadedBench> => {
      const [bench, cards, templates] = await Promise.all([
        ports.bench(game, signal),
        ports.cards(game, signal),
        ports.templates(game, signal),
      ]);
      return { bench, cards, templates };
    },
    [ports, game],
  );
  const { answer, isAsking, reload } = useLoaded(load);
  useAskAgain(version, reload);
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title="The game could not be loaded"
        words={answer.words}
        isRetrying={isAsking}
        onRetry={reload}
      />
    );
  if (answer.kind === 'loading')
    return (
      <div className="col g16" aria-busy="true">
        <h1 className="vh">Loading the cards of the game</h1>
        <Skeleton width="40%" height={34} />
        <Skeleton height={220} radius={14} />
        <Skeleton height={320} radius={14} />
      </div>
    );
  return children(answer.value);
}
