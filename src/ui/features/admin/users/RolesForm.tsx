import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { UserDetail } from '#contract/admin/users.ts';
import type { Role } from '#contract/members/members.ts';
import { askedFirstMachine } from '#src/machines/askedFirst.ts';
import { errorWords } from '#src/machines/failure.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
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
const NAMES: Readonly<Record<Standing, string>> = {
  member: 'a member',
  PowerUser: 'a PowerUser',
  Admin: 'an Admin',
};

const standingOf = (roles: readonly string[]): Standing =>
  roles.includes('Admin') ? 'Admin' : roles.includes('PowerUser') ? 'PowerUser' : 'member';

const rolesOf = (standing: Standing): readonly Role[] => (standing === 'member' ? [] : [standing]);

/** Why nobody may make them more than they are; the server refuses it as well. */
function refusalOf({ isVerified, suspension }: UserDetail): string | undefined {
  if (suspension !== null) return 'Lift the suspension first.';
  return isVerified ? undefined : 'They have to confirm their email address first.';
}

const isStanding = (choice: string | null): choice is Standing => choice !== null && choice in MEANING;

/** What a member may do. Making somebody an Admin is asked first; everything else is changed at once and easily undone. */
export function RolesForm({ user, ports, onChanged }: RolesFormProps) {
  const change = fromPromise<void, { choice: string }>(async ({ input: { choice } }) => {
    if (!isStanding(choice)) return;
    const { activityId } = await ports.changeRoles(user.id, rolesOf(choice));
    onChanged(`${user.handle} is ${choice === 'member' ? 'a member' : choice} now.`, activityId);
  });
  const [{ value: state, context }, send] = useMachine(
    askedFirstMachine.provide({ actors: { work: change } }),
  );
  const standing = standingOf(user.roles);
  const choose = (next: Standing) => {
    if (next !== standing) send({ type: 'chosen', choice: next, asks: next === 'Admin' });
  };
  const asked = isStanding(context.choice) ? context.choice : standing;
  const isBusy = state === 'working';
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
        onChange={choose}
      />
      <p className="muted t13">{MEANING[standing]} Takes effect within five seconds.</p>
      <ModalDialog
        title={`Make ${user.handle} ${NAMES[asked]}?`}
        isOpen={state === 'asking' || (isBusy && asked === 'Admin')}
        isLoading={isBusy}
        onClose={() => send({ type: 'cancelled' })}
        confirm={{
          words: `Make ${NAMES[asked]}`,
          busyWords: 'Saving',
          reason: asked === 'member' ? undefined : refusalOf(user),
          onConfirm: () => send({ type: 'confirmed' }),
        }}
      >
        <p>
          {asked === 'Admin'
            ? `${user.handle} (${user.email || 'no email address'}) will be able to change everything here: games, cards and other people’s accounts. They need a second factor before they can start.`
            : MEANING[asked]}
        </p>
        {context.failure !== null && (
          <InlineNotice kind="error" isSpoken>
            {errorWords(context.failure)}
          </InlineNotice>
        )}
      </ModalDialog>
    </section>
  );
}
