import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { lookup } from '#src/machines/lists/lookup.ts';
import { asActors, type Port } from '#src/machines/ports.ts';

/** What the server says to a question that changes; `ask` asks the next one, or the same again. */
export function useLookup<Ask, Found>(first: Ask, find: Port<Ask, Found>) {
  const machine = useMemo(() => {
    const actors = asActors({ find: ({ ask }: { readonly ask: Ask }, signal) => find(ask, signal) });
    return lookup<Ask, Found>().provide({ actors });
  }, [find]);
  const [{ value, context }, send] = useMachine(machine, { input: { ask: first } });
  const ask = useCallback((next: Ask) => send({ type: 'asked', ask: next }), [send]);
  return {
    asked: context.ask,
    found: context.found,
    failure: context.failure,
    isAsking: value === 'asking',
    ask,
    retry: () => send({ type: 'retry.pressed' }),
  };
}
