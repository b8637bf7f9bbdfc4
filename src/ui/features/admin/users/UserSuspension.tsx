import { Box, Text } from '@chakra-ui/react';
import type { UserDetail } from '#contract/admin/users.ts';
import { PressButton } from '#src/ui/components/PressButton.tsx';
import { momentWords } from '#src/ui/messages/moments.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { UserPart } from './UserParts.tsx';
import type { UserChanged, UserPorts } from './userParts.ts';

interface UserSuspensionProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'lift'>;
  readonly onChanged: UserChanged;
}

/** Until when somebody is suspended, why, and how to lift it. On your own account, it says that only others can change it. */
export function UserSuspension({ user, ports, onChanged }: UserSuspensionProps) {
  const t = useMessages('adminUsers');
  if (user.isMe) return <InlineAlert status="info">{t('ownAccount')}</InlineAlert>;
  if (user.suspension === null) return null;
  const { reason, untilUtc } = user.suspension;
  const lift = async () => {
    const { activityId } = await ports.lift(user.id);
    onChanged(t('lifted', { name: user.handle }), activityId);
  };
  return (
    <UserPart title={t('suspended')}>
      <Text textStyle="dense" overflowWrap="anywhere">
        {untilUtc === null
          ? t('suspendedUntilLifted', { reason })
          : t('suspendedUntil', { until: momentWords(untilUtc), reason })}
      </Text>
      <Box>
        <PressButton onPress={lift}>{t('lift')}</PressButton>
      </Box>
    </UserPart>
  );
}
