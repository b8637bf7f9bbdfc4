import type { BringListFailure } from '#src/machines/lists/bringList.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';

const TITLES = {
  fetch: 'fetchFailed',
  open: 'openFailed',
  read: 'readFailed',
  file: 'fileFailed',
  link: 'linkFailed',
  keep: 'keepFailed',
  host: 'hostFailed',
} as const;
const CAN_BE_TRIED_AGAIN: readonly BringListFailure['of'][] = ['fetch', 'open', 'read'];

interface BringFailureProps {
  readonly failure: BringListFailure;
  readonly onRetry: () => void;
}

/** Why a list could not be brought, kept or hosted. */
export function BringFailure({ failure: { of, words }, onRetry }: BringFailureProps) {
  const t = useMessages('lists');
  return (
    <InlineAlert
      status="error"
      title={t(TITLES[of])}
      isAnnounced
      action={
        CAN_BE_TRIED_AGAIN.includes(of) && (
          <ActionButton size="sm" onClick={onRetry}>
            {t('retry')}
          </ActionButton>
        )
      }
    >
      {of === 'link' ? t('linkNeedsAccount') : words}
    </InlineAlert>
  );
}
