import { useState } from 'react';

/** The row that a panel was opened on: as its table gave it until `readAgain` has asked how it stands by now. */
export function useRowNow<Row extends { readonly id: string }>(
  given: Row | null,
  read: (id: string) => Promise<Row>,
) {
  const [row, setRow] = useState(given);
  const readAgain = async () => {
    if (row !== null) setRow(await read(row.id));
  };
  return { row, readAgain };
}
