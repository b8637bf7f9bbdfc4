import { useEffect, useState } from 'react';

/** The way back to what is saved and, from there, to what was typed again; null where there is none. */
export interface PutBack {
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Grows with each of them: the key of a form whose fields keep what is typed by themselves. */
  readonly turn: number;
}

/** `saved` is null for what was never saved. Saving forgets what was taken back. */
export function usePutBack<Value>(value: Value, saved: Value | null, set: (value: Value) => void): PutBack {
  const [typed, setTyped] = useState<{ readonly value: Value } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    void saved;
    setTyped(null);
  }, [saved]);
  const isChanged = JSON.stringify(value) !== JSON.stringify(saved);
  const take = (taken: Value, kept: { readonly value: Value } | null) => {
    setTyped(kept);
    setTurn((before) => before + 1);
    set(taken);
  };
  return {
    undo: isChanged && saved !== null ? () => take(saved, { value }) : null,
    redo: !isChanged && typed !== null ? () => take(typed.value, null) : null,
    turn,
  };
}
