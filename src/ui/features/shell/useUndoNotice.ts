import { useCallback } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import { firstWords } from '../../messages/firstWords.ts';
import { partWords } from '../../messages/partWords.ts';
import { useNotify } from './actors.tsx';

/** Something done: its sentence, such as “Deleted 3 sets.”, and the activity that undoing reverts, if it can be undone. */
export interface Undoable {
  readonly text: string;
  readonly activityId: string | null;
}

/** Longer than other notices: a button on it has to be found and reached. */
const UNDO_MS = 10_000;
/** The last of many can be undone from its notice, every one from the activity. */
const SERIES = 'done';

/** Tells what was done in a notice with Undo on it; one that failed can be tried again from the next. Keep `revert` and `onUndone` stable. */
export function useUndoNotice(
  revert: (activityId: string) => Promise<unknown>,
  onUndone: () => void,
): (done: Undoable) => void {
  const notify = useNotify();
  return useCallback(
    ({ text, activityId }) => {
      if (activityId === null) {
        notify({ kind: 'success', text, series: SERIES });
        return;
      }
      const undo = async () => {
        try {
          await revert(activityId);
          onUndone();
        } catch (thrown) {
          const again = { words: firstWords('tryAgain'), onPress: () => void undo() };
          notify({ kind: 'error', text: errorWords(thrown), action: again, timeoutMs: UNDO_MS });
        }
      };
      const action = { words: partWords('undo'), onPress: () => void undo() };
      notify({ kind: 'success', text, action, timeoutMs: UNDO_MS, series: SERIES });
    },
    [notify, revert, onUndone],
  );
}
