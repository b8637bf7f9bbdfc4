import { useSelector } from '@xstate/react';
import { selectSavedAtMs, selectSaveState, selectSubmittedAtMs } from '#src/machines/decks/deckEditor.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, type ActionButtonProps } from '../../../system/ActionButton.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { clockWords } from '../desk/deckWords.ts';

/** Can be pressed once nothing is missing; until then it says what is. */
export function SubmitButton(props: ActionButtonProps) {
  const { actor, troubles, look, submit } = useDeckDesk();
  const t = useMessages('deck');
  const state = useSelector(actor, selectSaveState);
  const submittedAtMs = useSelector(actor, selectSubmittedAtMs);
  const savedAtMs = useSelector(actor, selectSavedAtMs);
  const isUnchanged = submittedAtMs !== null && submittedAtMs === savedAtMs && state !== 'changed';
  const [trouble] = troubles;
  if (isUnchanged)
    return (
      <ActionButton {...props} reason={t('submittedReason', { time: clockWords(submittedAtMs) })}>
        {t('submitted')}
      </ActionButton>
    );
  if (trouble !== undefined)
    return (
      <ActionButton {...props} reason={trouble.title}>
        {trouble.key === 'size' ? t('submitAt', { size: look.deckSize }) : t('submit')}
      </ActionButton>
    );
  return (
    <ActionButton
      {...props}
      variant="solid"
      reason={state === 'conflict' ? t('chooseDeckFirst') : undefined}
      onClick={submit}
    >
      {t(submittedAtMs === null ? 'submit' : 'submitAgain')}
    </ActionButton>
  );
}
