import { Box, chakra, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { AccountInvitationRow } from '#contract/admin/users.ts';
import type { PeopleWork } from '#src/machines/forms/peopleWork.ts';
import { When } from '../../components/When.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { AdminTable } from '../admin/kit/AdminTable.tsx';
import type { TableColumn } from '../admin/kit/tableParts.ts';
import { useFieldAction } from '../admin/kit/useFieldAction.ts';
import type { UserPorts } from '../admin/users/userParts.ts';
import type { NamedRows } from './namedRows.ts';
import { PeopleBar } from './PeopleBar.tsx';

interface InvitationsProps {
  readonly rows: NamedRows<AccountInvitationRow>;
  readonly ports: Pick<UserPorts, 'invite'>;
  readonly work: PeopleWork;
  readonly version: number;
  readonly onChoose: (putDown: () => void) => void;
  readonly onChanged: (text: string) => void;
}

/** Invites people to register, and lists those who have not done so. */
export function Invitations({ rows, ports, work, version, onChoose, onChanged }: InvitationsProps) {
  const t = useMessages('users');
  const columns: readonly TableColumn<AccountInvitationRow>[] = [
    { key: 'email', label: t('columnEmail'), cell: (row) => row.email, isSortable: true },
    { key: 'invitedBy', label: t('columnInvitedBy'), cell: (row) => row.invitedBy, isSortable: true },
    {
      key: 'sentAt',
      label: t('columnSent'),
      cell: (row) => <When at={row.sentAt} />,
      isSortable: true,
    },
  ];
  return (
    <SystemProvider>
      <Stack gap="4" minWidth="0">
        <InviteForm ports={ports} onChanged={onChanged} />
        <AdminTable
          name="account-invitations"
          label={t('invitationsLabel')}
          ports={rows.ports}
          columns={columns}
          searchLabel={t('invitationsSearch')}
          rowName={(row) => row.email}
          version={version}
          bulk={(chosen) => (
            <PeopleBar
              chosen={chosen}
              work={work}
              actions={['withdraw']}
              nameOf={rows.nameOf}
              onChoose={onChoose}
            />
          )}
          empty={{ title: t('invitationsEmpty'), words: t('invitationsEmptyHint') }}
        />
      </Stack>
    </SystemProvider>
  );
}

function InviteForm({ ports, onChanged }: Pick<InvitationsProps, 'ports' | 'onChanged'>) {
  const t = useMessages('users');
  const [email, setEmail] = useState('');
  const { isBusy, errors, failure, run } = useFieldAction();
  const invite = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await ports.invite(email);
      setEmail('');
      onChanged(t('invited', { email: email.trim() }));
    });
  };
  return (
    <chakra.form onSubmit={invite} noValidate maxWidth="520px">
      <Stack gap="3">
        {failure !== '' && errors.email === undefined && (
          <InlineAlert status="error" title={t('failed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <FormField label={t('inviteLabel')} hint={t('inviteHint')} error={errors.email}>
          <FormInput
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </FormField>
        <Box>
          <ActionButton type="submit" variant="solid" isBusy={isBusy}>
            {t('invite')}
          </ActionButton>
        </Box>
      </Stack>
    </chakra.form>
  );
}
