import { useState } from 'react';
import { useTable } from './useTable.ts';

/** Chat lines that came since the chat was last seen; `isSeen` while it is open. */
export function useUnread(isSeen: boolean): number {
  const { table } = useTable();
  const { length } = table.chat;
  const [seen, setSeen] = useState(length);
  if (isSeen && seen !== length) setSeen(length);
  return isSeen ? 0 : Math.max(0, length - seen);
}
