import { Badge, HStack, Stack, Text } from '@chakra-ui/react';
import type { ChatReportRow, UserRow } from '#contract/admin/users.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import type { ReactTranslator } from '#src/ui/messages/useMessages.ts';
import { countColumn, whenColumn, wordColumn } from '../kit/columns.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';

export type UserWords = ReactTranslator<FeatureSentences<'adminUsers'>>;

const NameCell = ({ row, t }: { readonly row: UserRow; readonly t: UserWords }) => (
  <HStack gap="2.5" minWidth="0" textAlign="left">
    <Avatar seed={row.handle} address={row.avatarUrl} size={32} />
    <Stack gap="0" minWidth="7.5em">
      <b>{row.handle}</b>
      <Text as="small" color="fg.muted" textStyle="hint" fontWeight="normal" overflowWrap="anywhere">
        {row.email ? <Address email={row.email} /> : t('noAddress')}
      </Text>
    </Stack>
  </HStack>
);

/** Breaks before its `@` where it doesn't fit. */
const Address = ({ email }: { readonly email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

interface TagProps {
  readonly palette?: string | undefined;
  readonly children: string;
}

/** A state that is worth a look is a badge; all others are quiet words. */
const Tag = ({ palette, children }: TagProps) =>
  palette === undefined ? (
    <Text color="fg.muted">{children}</Text>
  ) : (
    <Badge variant="subtle" size="xs" colorPalette={palette}>
      {children}
    </Badge>
  );

const ROLES = ['guest', 'member', 'PowerUser', 'Admin'] as const;
const ROLE_PALETTES: Readonly<Record<string, string>> = { PowerUser: 'teal', Admin: 'brass' };

const StateCell = ({ row, t }: { readonly row: UserRow; readonly t: UserWords }) => {
  if (row.state === 'suspended') return <Tag palette="danger">{t('states', { state: 'suspended' })}</Tag>;
  if (row.openReports > 0) return <Tag palette="warn">{t('reportCount', { count: row.openReports })}</Tag>;
  const isUnconfirmed = row.standing !== 'guest' && !row.isVerified;
  if (isUnconfirmed) return <Tag palette="neutral">{t('states', { state: 'unconfirmed' })}</Tag>;
  return <Tag>{t('states', { state: 'active' })}</Tag>;
};

export const userColumns = (t: UserWords): readonly TableColumn<UserRow>[] => [
  { key: 'handle', label: t('name'), cell: (row) => <NameCell row={row} t={t} />, isSortable: true },
  {
    key: 'standing',
    label: t('role'),
    cell: ({ standing: role }) => <Tag palette={ROLE_PALETTES[role]}>{t('roles', { role })}</Tag>,
    isSortable: true,
  },
  { key: 'state', label: t('state'), cell: (row) => <StateCell row={row} t={t} />, isSortable: true },
  whenColumn('lastSeenAt', t('seen')),
  countColumn('drafts', t('drafts')),
  whenColumn('createdAt', t('joined')),
  { ...countColumn<UserRow>('openReports', t('openReports')), isHiddenAtFirst: true },
];

export const userFilters = (t: UserWords): readonly TableFilterChoice[] => [
  {
    key: 'standing',
    label: t('role'),
    options: ROLES.map((role) => ({ value: role, label: t('roles', { role }) })),
  },
  {
    key: 'state',
    label: t('state'),
    options: [
      { value: 'active', label: t('active') },
      { value: 'suspended', label: t('suspended') },
    ],
  },
  {
    key: 'isVerified',
    label: t('address'),
    options: [
      { value: 'true', label: t('confirmed') },
      { value: 'false', label: t('unconfirmed') },
    ],
  },
];

export const reportColumns = (t: UserWords): readonly TableColumn<ChatReportRow>[] => [
  wordColumn('handle', t('saidBy')),
  { key: 'text', label: t('line'), cell: (row) => <q>{row.text}</q> },
  { key: 'table', label: t('table'), cell: (row) => row.table },
  wordColumn('reporter', t('reportedBy')),
  whenColumn('at', t('reportedAt')),
  {
    key: 'state',
    label: t('state'),
    cell: ({ state }) => (
      <Tag palette={state === 'open' ? 'warn' : undefined}>{t('reportStates', { state })}</Tag>
    ),
    isSortable: true,
  },
];

export const reportFilters = (t: UserWords): readonly TableFilterChoice[] => [
  {
    key: 'state',
    label: t('state'),
    options: [
      { value: 'open', label: t('open') },
      { value: 'settled', label: t('settled') },
    ],
  },
];
