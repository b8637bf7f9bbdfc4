import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * The text of a search field whose question stands in the address: asked after a pause in the typing, with the newest
 * `onAsk`. An address that changes elsewhere, as by Back, changes the field; one that only follows what was asked does not,
 * however late it comes.
 */
export function useTypedSearch(asked: string, onAsk: (text: string) => void) {
  const [typed, setTyped] = useState(asked);
  const told = useRef(asked);
  /** What was asked and has not come back as an address yet. */
  const underway = useRef(new Set<string>());
  const ask = useRef(onAsk);
  ask.current = onAsk;
  useEffect(() => {
    const isOwn = underway.current.has(asked);
    if (asked === told.current) underway.current.clear();
    if (isOwn || asked === told.current) return;
    underway.current.clear();
    told.current = asked;
    setTyped(asked);
  }, [asked]);
  const askNow = (text: string) => {
    const wanted = text.trim();
    if (wanted === told.current) return;
    told.current = wanted;
    underway.current.add(wanted);
    ask.current(wanted);
  };
  const askLater = useRef(askNow);
  askLater.current = askNow;
  useEffect(() => {
    const timer = setTimeout(() => askLater.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, askNow };
}
