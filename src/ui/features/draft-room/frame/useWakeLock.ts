import { useEffect } from 'react';

/** Keeps a phone's screen awake while it is needed; a browser that refuses is left alone. */
export function useWakeLock(isNeeded: boolean): void {
  useEffect(() => {
    const isPhone = window.matchMedia('(pointer: coarse)').matches;
    if (!isNeeded || !isPhone || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = () => {
      if (document.hidden || isOver) return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          lock = given;
          if (isOver) void given.release();
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isNeeded]);
}
