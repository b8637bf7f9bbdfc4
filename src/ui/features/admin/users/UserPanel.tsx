import { Text } from '@chakra-ui/react';
import {
  SUSPENSION_TERMS,
  type SuspensionForm,
  suspensionFormSchema,
  type UserDetail,
} from '#contract/admin/users.ts';
import type { PeopleWork } from '#src/machines/forms/peopleWork.ts';
import { rebased } from '#src/machines/forms/rebased.ts';
import { PersonHelp } from '#src/ui/features/users/PersonHelp.tsx';
import { PersonNotes } from '#src/ui/features/users/PersonNotes.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { NeighbourButtons } from '../editor/NeighbourButtons.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { recordFields } from '../editor/recordFields.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserPart } from './UserParts.tsx';
import { UserRole } from './UserRole.tsx';
import { UserSuspension } from './UserSuspension.tsx';
import type { UserChanged, UserPorts } from './userParts.ts';

/** A suspension as it's typed. Once somebody else has suspended the person, it no longer applies. */
interface TypedSuspension extends SuspensionForm {
  readonly suspendedSince: string | null;
}

const { Choice, Day, Words } = recordFields<TypedSuspension>(suspensionFormSchema);

const RULES = {
  formOf: (user: UserDetail | null): TypedSuspension => ({
    reason: '',
    term: 'week',
    lastDay: null,
    suspendedSince: user?.suspension?.sinceUtc ?? null,
  }),
  rebase: (base: TypedSuspension, mine: TypedSuspension, theirs: TypedSuspension) =>
    theirs.suspendedSince === base.suspendedSince ? rebased(base, mine, theirs) : theirs,
};

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7, month: 30 } as const;

function endOf({ term, lastDay }: SuspensionForm): number | null {
  if (term === 'lifted') return null;
  if (term === 'date') return new Date(`${lastDay}T23:59:59`).getTime();
  return Date.now() + DAYS[term] * DAY_MS;
}

const canBeSuspended = ({ isMe, suspension }: UserDetail): boolean => !isMe && suspension === null;

interface UserPanelProps {
  readonly memberId: string;
  readonly rows: readonly { readonly id: string }[];
  readonly ports: UserPorts;
  /** A new number reads the person again; a reason that is being typed stays. */
  readonly version: number;
  readonly work: PeopleWork;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onChanged: UserChanged;
}

/** One person: where they are logged in, what was reported, their role and their suspension. */
export function UserPanel({ memberId, rows, ports, version, work, ...on }: UserPanelProps) {
  const t = useMessages('adminUsers');
  const { onChanged } = on;
  const editor = useRecordEditor<UserDetail, TypedSuspension>(RULES, {
    schema: suspensionFormSchema,
    id: memberId,
    row: null,
    revision: version,
    read: (id, signal) => ports.detail(id, { signal }),
    save: ({ form }) => ports.suspend(memberId, { reason: form.reason, untilMs: endOf(form) }),
    onSaved: ({ activityId }) => {
      const name = editor.getSnapshot().context.record?.handle ?? '';
      onChanged(t('suspendedTold', { name }), activityId);
    },
  });
  return (
    <RecordPanel
      editor={editor}
      titleOf={(user) => user.handle}
      words={{ save: t('suspend'), notSaved: t('failed'), unchanged: t('reasonFirst') }}
      acts={<NeighbourButtons rows={rows} id={memberId} onOpen={on.onOpen} />}
      isFixed={(user) => !canBeSuspended(user)}
      isDangerous
      onClose={on.onClose}
      before={(user) => (
        <>
          <UserFacts user={user} ports={ports} onChanged={onChanged} />
          {!user.isMe && !user.isGuest && <UserRole user={user} ports={ports} onChanged={onChanged} />}
          <UserSuspension user={user} ports={ports} onChanged={onChanged} />
        </>
      )}
      after={({ record: user }) =>
        user !== null && (
          <>
            {!user.isMe && <PersonHelp user={user} ports={ports} work={work} onChanged={onChanged} />}
            <PersonNotes user={user} ports={ports} onChanged={onChanged} />
          </>
        )
      }
    >
      {({ record: user, form: { term } }) =>
        user !== null &&
        canBeSuspended(user) && (
          <UserPart title={t('suspend')}>
            <Words name="reason" label={t('reason', { name: user.handle })} />
            <Choice
              name="term"
              label={t('term')}
              choices={SUSPENSION_TERMS.map((value) => ({ value, label: t('terms', { term: value }) }))}
            />
            {term === 'date' && <Day name="lastDay" label={t('lastDay')} />}
            <Text color="fg.muted" textStyle="hint">
              {t('suspendHint', { name: user.handle })}
            </Text>
          </UserPart>
        )
      }
    </RecordPanel>
  );
}
