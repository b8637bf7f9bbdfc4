import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useHostRights } from '../seats/useHostRights.ts';
import { useAsk } from '../useAsk.ts';

/** Asked back before a player votes to end the draft, or takes the vote back. */
export function VoteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages('roomDialogs');
  const ask = useAsk();
  const { hasVoted, votes, needed } = useHostRights();
  const [isVoting, setVoting] = useState(false);
  const vote = async () => {
    setVoting(true);
    await ask({ type: 'voteToEnd', isFor: !hasVoted });
    onClose();
  };
  return (
    <ModalDialog
      title={hasVoted ? t('takeVoteBackTitle') : t('voteTitle')}
      isOpen
      onClose={onClose}
      cancelWords={t('keepDrafting')}
      isPersistent
      isLoading={isVoting}
      confirm={{
        words: hasVoted ? t('takeVoteBack') : t('vote'),
        busyWords: t('voting'),
        isDestructive: !hasVoted,
        onConfirm: () => void vote(),
      }}
    >
      <Text>{t('voteWords', { votes, needed })}</Text>
    </ModalDialog>
  );
}
