import { Flex, Text } from '@chakra-ui/react';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import IconDraw from '~icons/ph/paint-brush-duotone';
import { useSubmission } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import type { CardFormProps } from './cardFormProps.ts';
import { FormRefusal } from './FormRefusal.tsx';

/** The drawn face: another one at a press. */
export function PictureForm({ card, calls, onChanged }: CardFormProps) {
  const t = useMessages('profile');
  const { isBusy, refusal, submit } = useSubmission(
    async (_: undefined) => (await calls()).changeCard({ newAvatar: true }),
    onChanged,
  );
  return (
    <ProfilePanel title={t('picture')}>
      <PanelBody>
        <Flex wrap="wrap" align="center" gap="4">
          <Avatar seed={card.memberId} address={card.avatarUrl} size={64} />
          <Text flex="1" minWidth="12em" color="fg.muted">
            {t('pictureHint')}
          </Text>
          <ActionButton isBusy={isBusy} onClick={() => submit(undefined)}>
            {!isBusy && <IconDraw aria-hidden="true" />}
            {t('drawAnother')}
          </ActionButton>
        </Flex>
        <FormRefusal refusal={refusal} />
      </PanelBody>
    </ProfilePanel>
  );
}
