import { useState } from 'react';
import type { TableColumn } from './tableParts.ts';

const placeOf = (table: string) => `admin.columns.${table}`;

function readChosen(table: string): ReadonlySet<string> | null {
  const text = localStorage.getItem(placeOf(table));
  return text === null ? null : new Set(text.split(','));
}

/** Which columns of a table are shown; the choice is kept in this browser. The first column always is. */
export function useShownColumns<Row>(table: string, columns: readonly TableColumn<Row>[]) {
  const [chosen, setChosen] = useState(() => readChosen(table));
  const isShown = (column: TableColumn<Row>, index: number) =>
    index === 0 || (chosen === null ? column.isHiddenAtFirst !== true : chosen.has(column.key));
  const shown = columns.filter(isShown);
  const show = (key: string, isOn: boolean) => {
    const next = new Set(shown.map((column) => column.key));
    if (isOn) next.add(key);
    else next.delete(key);
    localStorage.setItem(placeOf(table), [...next].join(','));
    setChosen(next);
  };
  return { shown, show };
}
