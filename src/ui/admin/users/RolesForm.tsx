import type { UserDetail } from '#contract/admin/users.ts';
import type { Role } from '#contract/members.ts';
import { useBusyAction } from '../../home/useBusyAction.ts';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import type { UserChanged, UserPorts } from './userParts.ts';

interface RolesFormProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'changeRoles'>;
  readonly onChanged: UserChanged;
}

type Standing = 'member' | 'PowerUser' | 'Admin';

const MEANING: Readonly<Record<Standing, string>> = {
  member: 'Drafts and hosts.',
  PowerUser: 'Also organises events, hosts large tables and drafts own lists.',
  Admin: 'May change everything here.',
};

const standingOf = (roles: readonly string[]): Standing =>
  roles.includes('Admin') ? 'Admin' : roles.includes('PowerUser') ? 'PowerUser' : 'member';

const rolesOf = (standing: Standing): readonly Role[] => (standing === 'member' ? [] : [standing]);

/** What a member may do; changed at once, and undone as easily. */
export function RolesForm({ user, ports, onChanged }: RolesFormProps) {
  const { isBusy, failure, run } = useBusyAction();
  const standing = standingOf(user.roles);
  const choose = (next: Standing) =>
    run(async () => {
      if (next === standing) return;
      const { activityId } = await ports.changeRoles(user.id, rolesOf(next));
      onChanged(`${user.handle} is ${next === 'member' ? 'a member' : next} now.`, activityId);
    });
  return (
    <section className="user-part" aria-label="Role" aria-busy={isBusy}>
      <h3>Role</h3>
      <SegmentedControl
        label="Role"
        value={standing}
        segments={[
          { value: 'member', label: 'Member' },
          { value: 'PowerUser', label: 'PowerUser' },
          { value: 'Admin', label: 'Admin' },
        ]}
        onChange={(next) => void choose(next)}
      />
      <p className="muted t13">{MEANING[standing]} Takes effect within five seconds.</p>
      {failure !== '' && (
        <InlineNotice kind="error" isSpoken>
          {failure}
        </InlineNotice>
      )}
    </section>
  );
}
