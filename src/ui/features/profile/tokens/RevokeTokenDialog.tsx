import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  type AccessTokensActor,
  selectAccessTokensFailure,
  selectAccessTokensState,
  selectRevokedToken,
} from '#src/machines/session/accessTokens.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Failure } from '../account/AccountRow.tsx';

/** Asks before a token is revoked. */
export function RevokeTokenDialog({ actor }: { readonly actor: AccessTokensActor }) {
  const t = useMessages('tokens');
  const state = useSelector(actor, selectAccessTokensState);
  const token = useSelector(actor, selectRevokedToken);
  const failure = useSelector(actor, selectAccessTokensFailure);
  return (
    <ModalDialog
      title={t('revokeTitle')}
      isOpen
      isPersistent
      isLoading={state === 'revoking'}
      onClose={() => actor.send({ type: 'cancel.pressed' })}
      confirm={{
        words: t('revoke'),
        busyWords: t('revoking'),
        isDestructive: true,
        onConfirm: () => actor.send({ type: 'revoke.confirmed' }),
      }}
    >
      <Text>{t('revokeHint', { name: token?.name ?? '' })}</Text>
      {failure !== null && <Failure>{refusalWords(failure)}</Failure>}
    </ModalDialog>
  );
}
