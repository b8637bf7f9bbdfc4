import { useEffect, useRef } from 'react';
import { SWAP_GUARD_MS } from '#src/machines/draftRoomFacts.ts';
import { usePreferences } from '../../../preferences/usePreferences.ts';
import { useRoomParts } from '../../roomParts.tsx';

/** What a key does, by its name in lower case: a letter, a digit or `enter`. */
export type TurnKeys = Readonly<Record<string, () => void>>;

const TYPED_IN = 'input, textarea, select, [contenteditable], [role="dialog"], dialog';

/** Enter belongs to what has the focus; it is heard only where nothing has. */
const isNowhere = (target: Element) => target === document.body || target.id === 'main';

/**
 * Keys of a turn, wherever the focus is but in a field or a dialog. A turn that just began ignores them for a moment, so
 * that none meant for the last one counts. Letters and digits are silent for who has single keys switched off.
 */
export function useTurnKeys(keys: TurnKeys) {
  const { room } = useRoomParts();
  const { usesSingleKeys } = usePreferences();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, repeat, defaultPrevented } = event;
      if (defaultPrevented || repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(target instanceof Element) || target.closest(TYPED_IN)) return;
      if (key === 'Enter' ? !isNowhere(target) : !usesSingleKeys) return;
      const act = latest.current[key.toLowerCase()];
      if (!act || Date.now() - room.getSnapshot().context.packShownAtMs < SWAP_GUARD_MS) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [room, usesSingleKeys]);
}
