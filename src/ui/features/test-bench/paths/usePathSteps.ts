import { useEffect, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import type { BenchMachine } from '../benchMachines.ts';
import type { PathSource, PathStep } from './pathSource.ts';

interface KnownSteps {
  readonly number: number;
  readonly steps: readonly PathStep[];
}

/** The steps of one path. While another path is on its way the one before stays, so that nothing loses the focus. */
export function usePathSteps(source: PathSource, { walked }: BenchMachine, number: number) {
  const [known, setKnown] = useState<KnownSteps | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    source.steps(walked, number).then(
      (steps) => {
        if (isOver) return;
        setKnown({ number, steps });
        setFault(null);
      },
      (thrown: unknown) => {
        if (!isOver) setFault(errorWords(thrown));
      },
    );
    return () => {
      isOver = true;
    };
  }, [source, walked, number]);
  return { known, fault };
}
