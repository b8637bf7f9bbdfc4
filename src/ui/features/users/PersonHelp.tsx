import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { UserDetail } from '#contract/admin/users.ts';
import type { PeopleAction, PeopleWork } from '#src/machines/forms/peopleWork.ts';
import { useBusyAction } from '../../components/useBusyAction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import type { UserChanged, UserPorts } from '../admin/users/userParts.ts';

interface PersonHelpProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'confirm' | 'unconfirm'>;
  readonly work: PeopleWork;
  readonly onChanged: UserChanged;
}

/** What an Admin can do for somebody's account; what has consequences is asked about first. */
export function PersonHelp({ user, ports, work, onChanged }: PersonHelpProps) {
  const t = useMessages('users');
  const { isBusy, failure, run } = useBusyAction();
  const { id, handle: name } = user;
  const isAdmin = user.roles.includes('Admin');
  const hasAddress = !user.isGuest && user.email !== '';
  const choose = (action: PeopleAction) =>
    work.send({ type: 'action.chosen', action, people: [{ id, name }] });
  const confirm = () =>
    run(async () => {
      const { activityId } = await ports.confirm(id);
      onChanged(t('confirmed', { name }), activityId);
    });
  const unconfirm = () =>
    run(async () => {
      const { activityId } = await ports.unconfirm(id);
      onChanged(t('unconfirmed', { name }), activityId);
    });
  return (
    <SystemProvider>
      <Stack as="section" gap="3" pt="3.5" borderTop="line" aria-label={t('helpTitle')}>
        <Heading as="h3" size="sm">
          {t('helpTitle')}
        </Heading>
        {failure !== '' && (
          <InlineAlert status="error" title={t('failed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <Flex gap="2" wrap="wrap">
          {hasAddress && user.suspension === null && (
            <ActionButton size="sm" onClick={() => choose('sendLink')}>
              {t('sendLink')}
            </ActionButton>
          )}
          {hasAddress && !user.isVerified && (
            <ActionButton size="sm" isBusy={isBusy} onClick={() => void confirm()}>
              {t('confirm')}
            </ActionButton>
          )}
          {user.isConfirmedByHand && (
            <ActionButton size="sm" isBusy={isBusy} onClick={() => void unconfirm()}>
              {t('unconfirm')}
            </ActionButton>
          )}
          {user.hasSecondFactor && !isAdmin && (
            <ActionButton size="sm" onClick={() => choose('resetFactor')}>
              {t('resetFactor')}
            </ActionButton>
          )}
          {!isAdmin && (
            <ActionButton size="sm" colorPalette="danger" onClick={() => choose('delete')}>
              {t('delete')}
            </ActionButton>
          )}
        </Flex>
        {hasAddress && !user.isVerified && (
          <Text color="fg.muted" textStyle="hint">
            {t('confirmHint')}
          </Text>
        )}
        {user.isConfirmedByHand && (
          <Text color="fg.muted" textStyle="hint">
            {t('unconfirmHint')}
          </Text>
        )}
        {isAdmin && (
          <Text color="fg.muted" textStyle="hint">
            {t('adminHint')}
          </Text>
        )}
      </Stack>
    </SystemProvider>
  );
}
