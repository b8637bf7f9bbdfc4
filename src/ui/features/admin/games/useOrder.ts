import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { moved } from './gameDraft.ts';

export type Step = 'up' | 'down';

interface Order<Entry> {
  readonly entries: readonly Entry[];
  /** How an entry is called, also where it has no name yet. */
  readonly nameOf: (entry: Entry) => string;
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** What the rows of an order do: step, go away, be dragged; and what is told to readers. */
export interface Ordering {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly told: string;
  readonly step: (from: number, way: Step) => void;
  readonly remove: (place: number) => void;
  /** Puts the focus into a row that is painted next: on what the selector finds, else on its first control. */
  readonly focusOn: (place: number, selector: string) => void;
  readonly dragged: number | null;
  readonly target: number | null;
  readonly begin: (place: number, event: DragEvent) => void;
  readonly over: (place: number, event: DragEvent) => void;
  readonly drop: (event: DragEvent) => void;
  readonly end: () => void;
}

export function useOrder<Entry>({ entries, nameOf, onChange }: Order<Entry>): Ordering {
  const list = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    onChange(moved(entries, from, to));
    setTold(`${nameOf(entry)} is now ${to + 1} of ${entries.length}.`);
  };
  const focusOn = (place: number, selector: string) =>
    void requestAnimationFrame(() => {
      const row = list.current?.children[place];
      const wanted = row?.querySelector<HTMLElement>(selector);
      (wanted ?? row?.querySelector<HTMLElement>('button, input'))?.focus();
    });
  return {
    list,
    told,
    focusOn,
    step: (from, way) => {
      const to = way === 'up' ? from - 1 : from + 1;
      move(from, to);
      focusOn(to, `[data-step=${way}]:not([aria-disabled])`);
    },
    remove: (place) => {
      const entry = entries[place];
      if (entry === undefined) return;
      onChange(entries.filter((_, at) => at !== place));
      setTold(`${nameOf(entry)} was taken away.`);
      focusOn(Math.min(place, entries.length - 2), '[data-step=remove]');
    },
    ...useDragging(move, (place) => {
      const entry = entries[place];
      return entry === undefined ? '' : nameOf(entry);
    }),
  };
}

function useDragging(move: (from: number, to: number) => void, nameAt: (place: number) => string) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    dragged,
    target,
    end,
    begin: (place: number, event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', nameAt(place));
      setDragged(place);
    },
    over: (place: number, event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      setTarget(place);
    },
    drop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== null && target !== null) move(dragged, target);
      end();
    },
  };
}
