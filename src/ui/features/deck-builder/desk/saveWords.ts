import type { selectSaveState } from '#src/machines/deckEditor.ts';

export type SaveState = ReturnType<typeof selectSaveState>;

/** "12:04" today, with the day before it on another day. */
export function clockWords(atMs: number, nowMs: number): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  if (at.toDateString() === now.toDateString()) return time;
  return `${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }).format(at)}, ${time}`;
}

/** How saving stands, in the fewest words. */
export function saveWords(state: SaveState, savedAtMs: number | null, nowMs: number): string {
  switch (state) {
    case 'clean':
    case 'saved':
    case 'settling':
      return savedAtMs === null ? 'As drafted' : `Saved ${clockWords(savedAtMs, nowMs)}`;
    case 'changed':
      return 'Changed';
    case 'saving':
      return 'Saving';
    case 'offline':
    case 'refused':
      return 'Not saved';
    case 'conflict':
    case 'reading':
    case 'unread':
      return 'Changed in another window';
  }
}
