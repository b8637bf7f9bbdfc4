import { Badge, HStack, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { AchievementRow } from '#contract/admin/achievements.ts';
import { metricSchema } from '#contract/members/achievementRules.ts';
import { tierSchema } from '#contract/members/achievements.ts';
import { AchievementMark } from '#src/ui/components/AchievementMark.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconPlus from '~icons/ph/plus';
import { useOpenRecord } from '../editor/useOpenRecord.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { AchievementPanel } from './AchievementPanel.tsx';
import type { AchievementPorts } from './achievementParts.ts';

type Words = ReactTranslator<FeatureSentences<'adminAchievements'>>;

const NameCell = ({ row }: { readonly row: AchievementRow }) => (
  <HStack gap="3" minWidth="0" textAlign="left">
    <AchievementMark achievement={{ ...row, count: 0, awardedAtMs: 0 }} />
    <Stack gap="0" minWidth="0">
      <b>{row.name}</b>
      <Text as="small" color="fg.muted" textStyle="hint" fontWeight="normal" whiteSpace="normal">
        {row.sentence}
      </Text>
    </Stack>
  </HStack>
);

const StateCell = ({ row, t }: { readonly row: AchievementRow; readonly t: Words }) => {
  if (row.state === 'retired') return <Badge colorPalette="warn">{t('states', { state: 'retired' })}</Badge>;
  return <Text color="fg.muted">{t('states', { state: row.isSecret ? 'secret' : 'shown' })}</Text>;
};

const columnsOf = (t: Words): readonly TableColumn<AchievementRow>[] => [
  { key: 'name', label: t('name'), cell: (row) => <NameCell row={row} />, isSortable: true },
  {
    key: 'metric',
    label: t('rule'),
    cell: ({ metric, threshold }) => t('ruleCell', { metric: t('metrics', { metric }), threshold }),
    isSortable: true,
  },
  { key: 'tier', label: t('tier'), cell: ({ tier }) => t('tiers', { tier }), isSortable: true },
  { key: 'state', label: t('state'), cell: (row) => <StateCell row={row} t={t} />, isSortable: true },
  {
    key: 'holders',
    label: t('holders'),
    cell: ({ holders }) => formatFor().number(holders),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'position',
    label: t('position'),
    cell: ({ position }) => position + 1,
    isSortable: true,
    isNumeric: true,
    isHiddenAtFirst: true,
  },
];

const filtersOf = (t: Words): readonly TableFilterChoice[] => [
  {
    key: 'metric',
    label: t('countedBy'),
    options: metricSchema.options.map((metric) => ({ value: metric, label: t('metrics', { metric }) })),
  },
  {
    key: 'tier',
    label: t('tier'),
    options: tierSchema.options.map((tier) => ({ value: tier, label: t('tiers', { tier }) })),
  },
  {
    key: 'state',
    label: t('state'),
    options: [
      { value: 'active', label: t('canBeEarned') },
      { value: 'retired', label: t('retired') },
    ],
  },
];

/** What can be achieved: rules with a threshold, tried before they are kept. */
export function AchievementsScreen({ ports }: { readonly ports: AchievementPorts }) {
  const t = useMessages('adminAchievements');
  useScreenTitle(t('title'));
  const opened = useOpenRecord();
  const columns = useMemo(() => columnsOf(t), [t]);
  const filters = useMemo(() => filtersOf(t), [t]);
  const newButton = (
    <ActionButton variant="solid" onClick={opened.openNew}>
      <IconPlus aria-hidden="true" />
      {t('newAchievement')}
    </ActionButton>
  );
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {newButton}
      </AdminHeader>
      <AdminTable
        name="achievements"
        label={t('title')}
        ports={ports.table}
        columns={columns}
        filters={filters}
        searchLabel={t('search')}
        rowName={(row) => row.name}
        onOpen={(row) => opened.open(row.id)}
        openId={opened.id ?? ''}
        version={opened.version}
        panel={(rows) =>
          opened.isOpen && (
            <AchievementPanel
              key={opened.id ?? 'new'}
              id={opened.id}
              rows={rows}
              ports={ports}
              onOpen={opened.open}
              onClose={opened.close}
              onDone={opened.done}
            />
          )
        }
        empty={{ title: t('none'), words: t('noneHint'), action: newButton }}
      />
    </SystemProvider>
  );
}
