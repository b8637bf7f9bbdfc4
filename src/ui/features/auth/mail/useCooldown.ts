import { useNow } from '../../../components/useNow.ts';

const TICK_MS = 250;

/** Whole seconds until a moment of this browser's clock, counted down to 0. */
export function useCooldown(untilMs: number): number {
  const isRunning = Date.now() < untilMs;
  useNow(isRunning ? TICK_MS : null);
  return isRunning ? Math.ceil((untilMs - Date.now()) / 1000) : 0;
}

/** "0:42". */
export const cooldownFigure = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
