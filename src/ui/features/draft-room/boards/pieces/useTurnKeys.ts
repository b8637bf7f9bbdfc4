import { SWAP_GUARD_MS } from '#src/machines/room/draftRoomFacts.ts';
import { isFreeKey } from '#src/ui/components/keys/freeKeys.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useListener } from '../../../../components/useListener.ts';
import { useRoomParts } from '../../roomParts.tsx';

/** What a key does, by its name in lower case: a letter, a digit or `enter`. */
export type TurnKeys = Readonly<Record<string, () => void>>;

/**
 * Keys of a turn, wherever the focus is that has no use for them. A turn that just began ignores them for a moment, so
 * that none meant for the last one counts. Letters and digits are silent for who has single keys switched off.
 */
export function useTurnKeys(keys: TurnKeys) {
  const { room } = useRoomParts();
  const { usesSingleKeys } = usePreferences();
  useListener(document, 'keydown', (event) => {
    const { key, repeat } = event;
    if (repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!isFreeKey(event) || (key !== 'Enter' && !usesSingleKeys)) return;
    const act = keys[key.toLowerCase()];
    if (!act || Date.now() - room.getSnapshot().context.packShownAtMs < SWAP_GUARD_MS) return;
    event.preventDefault();
    act();
  });
}
