import { longClockText } from '../../features/correspondence/longClock.ts';

/** "0:24", "1:05", from two hours on "28 h". */
export const clockFigure = (seconds: number): string =>
  longClockText(seconds) ?? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
