import { useEffect, useEffectEvent } from 'react';

type EventsOf<Target> = Target extends Window ? WindowEventMap : DocumentEventMap;

/** Hears an event of the window or the document while the component is shown, always with the newest `listener`. */
export function useListener<
  Target extends Window | Document,
  Type extends keyof EventsOf<Target> & keyof (WindowEventMap & DocumentEventMap),
>(target: Target, type: Type, listener: (event: EventsOf<Target>[Type]) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const stop = new AbortController();
    // The map of the target says which event comes with this name.
    target.addEventListener(type, (event) => hear(event as EventsOf<Target>[Type]), stop);
    return () => stop.abort();
  }, [target, type]);
}
