import { useEffect, useRef, useState } from 'react';
import type { ChatLine } from '#contract/tables.ts';

const BUBBLE_MS = 5000;

/** The latest line of each person, for five seconds after it came; what was there on arrival is not shown again. */
export function useBubbles(chat: readonly ChatLine[]): ReadonlyMap<string, string> {
  const seen = useRef<Set<string> | null>(null);
  const timers = useRef<Set<number>>(new Set());
  const [shown, setShown] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const known = seen.current;
    seen.current = new Set(chat.map((line) => line.id));
    if (known === null) return;
    const fresh = chat.filter((line) => !known.has(line.id));
    if (fresh.length === 0) return;
    setShown((before) => [...before, ...fresh]);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setShown((before) => before.filter((line) => !fresh.includes(line)));
    }, BUBBLE_MS);
    timers.current.add(timer);
  }, [chat]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) window.clearTimeout(timer);
    };
  }, []);
  return new Map(shown.map((line) => [line.memberId, line.text]));
}

/** Whether somebody else said something since the chat was last open. */
export function useUnread(chat: readonly ChatLine[], myId: string, isOpen: boolean): boolean {
  const last = chat.findLast((line) => line.memberId !== myId)?.id ?? null;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isOpen) setRead(last);
  }, [isOpen, last]);
  return !isOpen && last !== null && last !== read;
}
