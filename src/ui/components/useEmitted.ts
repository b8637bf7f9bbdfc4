import { useEffect, useEffectEvent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** Hears what a machine emits while the component is shown, always with the newest `listener`. */
export function useEmitted<Emitted extends EventObject, Type extends Emitted['type']>(
  actor: Pick<ActorRef<Snapshot<unknown>, EventObject, Emitted>, 'on'>,
  type: Type,
  listener: (event: Extract<Emitted, { type: Type }>) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const hearing = actor.on(type, (event) => hear(event as Extract<Emitted, { type: Type }>));
    return () => hearing.unsubscribe();
  }, [actor, type]);
}
