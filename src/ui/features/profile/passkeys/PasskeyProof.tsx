import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import {
  promptOver,
  selectIsAsking,
  selectIsDismissed,
  selectIsOffered,
  selectPromptFailure,
} from '#src/machines/passkeys/passkeyPrompt.ts';
import IconPasskey from '~icons/ph/fingerprint';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import type { LateCalls } from '../profilePorts.ts';

interface PasskeyProofProps {
  readonly calls: LateCalls;
  readonly isProved: boolean;
  /** The code that stands in place of an app's. */
  readonly onProved: (code: string) => void;
}

/** Proves with a passkey what a code of an app proves. */
export function PasskeyProof({ calls, isProved, onProved }: PasskeyProofProps) {
  const t = useMessages('passkeys');
  const [machine] = useState(() => {
    const proof = async () => (await (await calls()).passkeys()).proof;
    return promptOver(
      {
        look: async (signal) => (await proof()).look(signal),
        list: async (signal) => (await proof()).list(signal),
        ask: async (signal) => (await proof()).ask(signal),
      },
      (signed) => {
        if (typeof signed === 'string') onProved(signed);
      },
    );
  });
  const [snapshot, send] = useMachine(machine);
  if (isProved)
    return (
      <InlineAlert status="success" isAnnounced>
        {t('proved')}
      </InlineAlert>
    );
  if (!selectIsOffered(snapshot)) return null;
  const failure = selectPromptFailure(snapshot);
  return (
    <>
      <ActionButton
        alignSelf="flex-start"
        isBusy={selectIsAsking(snapshot)}
        onClick={() => send({ type: 'ask.pressed' })}
      >
        <IconPasskey aria-hidden="true" />
        {t('prove')}
      </ActionButton>
      {selectIsDismissed(snapshot) && (
        <InlineAlert status="info" isAnnounced>
          {t('proofDismissed')}
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
