import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import {
  type PromptPorts,
  promptOver,
  selectIsAsking,
  selectIsDismissed,
  selectIsOffered,
  selectPromptFailure,
} from '#src/machines/passkeys/passkeyPrompt.ts';
import type { PasskeyLogin } from '#src/machines/session/sessionFacts.ts';
import IconPasskey from '~icons/ph/fingerprint';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';

interface PasskeySignInProps {
  readonly ports: PromptPorts;
  readonly isBusy: boolean;
  /** Why nobody can sign in now. */
  readonly reason: string | undefined;
  readonly onSigned: (login: PasskeyLogin) => void;
}

/** Logs in by passkey: from the browser's list in the login field, or by this button. Nothing where browsers have none. */
export function PasskeySignIn({ ports, isBusy, reason, onSigned }: PasskeySignInProps) {
  const t = useMessages('auth');
  const [machine] = useState(() =>
    promptOver(ports, (signed) => {
      if (typeof signed !== 'string') onSigned(signed);
    }),
  );
  const [snapshot, send] = useMachine(machine);
  if (!selectIsOffered(snapshot)) return null;
  const failure = selectPromptFailure(snapshot);
  return (
    <>
      <ActionButton
        size="lg"
        width="full"
        isBusy={isBusy || selectIsAsking(snapshot)}
        hasSpinner={selectIsAsking(snapshot)}
        reason={reason}
        onClick={() => send({ type: 'ask.pressed' })}
      >
        <IconPasskey aria-hidden="true" />
        {t('logInByPasskey')}
      </ActionButton>
      {selectIsDismissed(snapshot) && (
        <InlineAlert status="info" isAnnounced>
          {t('passkeyDismissed')}
        </InlineAlert>
      )}
      {failure && (
        <InlineAlert status="error" isAnnounced>
          {errorWords(failure)}
        </InlineAlert>
      )}
    </>
  );
}
