import { useCallback, useState } from 'react';
import { useAsk } from '../../useAsk.ts';

/** What this window is about to claim: cards that are chosen, and those whose claim is on its way. */
export interface Claims {
  readonly chosen: readonly string[];
  readonly pending: readonly string[];
  readonly toggle: (id: string) => void;
  readonly claim: (ids: readonly string[]) => void;
  readonly giveBack: (id: string) => void;
}

/** Claims go to the table one after the other; what somebody was faster with is told and left out. */
export function useClaims(mayClaim: boolean, pile: ReadonlySet<string>): Claims {
  const ask = useAsk();
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [pending, setPending] = useState<readonly string[]>([]);
  const chosen = wanted.filter((id) => pile.has(id));
  const toggle = useCallback(
    (id: string) => {
      if (!mayClaim) return;
      setWanted((known) => (known.includes(id) ? known.filter((other) => other !== id) : [...known, id]));
    },
    [mayClaim],
  );
  const send = useCallback(
    async (type: 'claim' | 'giveBack', ids: readonly string[]) => {
      if (!mayClaim) return;
      setWanted((known) => known.filter((id) => !ids.includes(id)));
      setPending((known) => [...known, ...ids]);
      for (const id of ids) {
        await ask({ type, cardInstanceId: id });
        setPending((known) => known.filter((other) => other !== id));
      }
    },
    [ask, mayClaim],
  );
  const claim = useCallback((ids: readonly string[]) => void send('claim', ids), [send]);
  const giveBack = useCallback((id: string) => void send('giveBack', [id]), [send]);
  return { chosen, pending, toggle, claim, giveBack };
}
