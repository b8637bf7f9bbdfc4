import { useEffect, useRef, useState } from 'react';
import type { TableView } from '#contract/tables.ts';
import { countdownWords } from './countdown.ts';
import { changesInWords } from './lobbyWords.ts';
import type { Countdown } from './useLobbyClock.ts';

/** What readers are told: who came and went, and the start at its beginning and its end. */
export function useTold(table: TableView, myId: string, countdown: Countdown | null): string {
  const before = useRef(table);
  const [words, setWords] = useState('');
  const isCounting = countdown !== null;
  const isZero = countdown?.seconds === 0;
  const seconds = useRef(0);
  seconds.current = countdown?.seconds ?? 0;
  useEffect(() => {
    const changes = changesInWords(before.current.seats, table.seats, myId);
    const isCalledOff = before.current.status === 'countdown' && table.status === 'lobby';
    const settings = table.changed !== before.current.changed ? (table.changed ?? '') : '';
    before.current = table;
    const said = [isCalledOff ? 'The start was called off.' : '', settings, changes]
      .filter(Boolean)
      .join(' ');
    if (said !== '') setWords(said);
  }, [table, myId]);
  useEffect(() => {
    if (isCounting) setWords(`${countdownWords(isZero ? 0 : seconds.current)}.`);
  }, [isCounting, isZero]);
  return words;
}
