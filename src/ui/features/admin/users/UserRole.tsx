import { SegmentGroup, Text } from '@chakra-ui/react';
import type { UserDetail } from '#contract/admin/users.ts';
import type { Role } from '#contract/members/members.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { AskDialog, useAskedFirst } from '../editor/AskDialog.tsx';
import { UserPart } from './UserParts.tsx';
import type { UserChanged, UserPorts } from './userParts.ts';

interface UserRoleProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'changeRoles'>;
  readonly onChanged: UserChanged;
}

const STANDINGS = ['member', 'PowerUser', 'Admin'] as const;
type Standing = (typeof STANDINGS)[number];

const standingOf = (name: string | null): Standing =>
  STANDINGS.find((standing) => standing === name) ?? 'member';

const rolesOf = (standing: Standing): readonly Role[] => (standing === 'member' ? [] : [standing]);

/** What a member may do. Making somebody an Admin is asked first; the rest is changed at once and easily undone. */
export function UserRole({ user, ports, onChanged }: UserRoleProps) {
  const t = useMessages('adminUsers');
  const { handle: name, roles } = user;
  const asked = useAskedFirst(async (choice) => {
    const role = standingOf(choice);
    const { activityId } = await ports.changeRoles(user.id, rolesOf(role));
    onChanged(t('roleChanged', { name, role }), activityId);
  });
  const standing = STANDINGS.findLast((each) => each === 'member' || roles.includes(each)) ?? 'member';
  const wanted = standingOf(asked.choice);
  /** Nobody in this state is given a role; the server refuses it as well. */
  const refusal = user.suspension !== null ? t('liftFirst') : user.isVerified ? undefined : t('confirmFirst');
  return (
    <UserPart title={t('role')}>
      <SegmentGroup.Root
        alignSelf="start"
        aria-label={t('role')}
        aria-busy={asked.isBusy}
        value={asked.isAsking || asked.isBusy ? wanted : standing}
        onValueChange={({ value }) =>
          value !== standing && asked.choose(standingOf(value), value === 'Admin')
        }
      >
        <SegmentGroup.Items items={STANDINGS.map((role) => ({ value: role, label: t('roles', { role }) }))} />
      </SegmentGroup.Root>
      <Text color="fg.muted" textStyle="hint">
        {t('roleMeaning', { role: standing })}
      </Text>
      <AskDialog
        asked={asked}
        isAbout={wanted === 'Admin'}
        title={t('askRole', { name, role: wanted })}
        words={{ confirm: t('makeRole', { role: wanted }), busy: t('saving') }}
        reason={wanted === 'member' ? undefined : refusal}
      >
        <Text>
          {wanted === 'Admin'
            ? t('adminMeaning', { name, address: user.email || t('noAddress') })
            : t('roleMeaning', { role: wanted })}
        </Text>
      </AskDialog>
    </UserPart>
  );
}
