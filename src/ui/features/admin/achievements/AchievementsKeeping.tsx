import { useState } from 'react';
import type { AchievementRow } from '#contract/admin/achievements.ts';
import { metricSchema } from '#contract/members/achievementRules.ts';
import { tierSchema } from '#contract/members/achievements.ts';
import { AchievementMark } from '#src/ui/components/AchievementMark.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconPlus from '~icons/ph/plus';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { AchievementPanel } from './AchievementPanel.tsx';
import { type AchievementPorts, METRIC_WORDS, TIER_WORDS } from './achievementParts.ts';
import './achievementsKeeping.css';

const COLUMNS: readonly TableColumn<AchievementRow>[] = [
  {
    key: 'name',
    label: 'Name',
    cell: (row) => (
      <span className="achievement-name">
        <AchievementMark achievement={{ ...row, count: 0, awardedAtMs: 0 }} />
        <span>
          <b>{row.name}</b>
          <small className="muted">{row.sentence}</small>
        </span>
      </span>
    ),
    isSortable: true,
  },
  {
    key: 'metric',
    label: 'Rule',
    cell: (row) => (
      <>
        {METRIC_WORDS[row.metric]}: <span className="num">{row.threshold.toLocaleString('en')}</span>
      </>
    ),
    isSortable: true,
  },
  { key: 'tier', label: 'Tier', cell: (row) => TIER_WORDS[row.tier], isSortable: true },
  {
    key: 'state',
    label: 'State',
    cell: (row) =>
      row.state === 'retired' ? (
        <Chip tone="warn">retired</Chip>
      ) : (
        <span className="muted">{row.isSecret ? 'secret' : 'shown'}</span>
      ),
    isSortable: true,
  },
  {
    key: 'holders',
    label: 'Holders',
    cell: (row) => row.holders.toLocaleString('en'),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'position',
    label: 'Place',
    cell: (row) => row.position + 1,
    isSortable: true,
    isNumeric: true,
    isHiddenAtFirst: true,
  },
];

const FILTERS: readonly TableFilterChoice[] = [
  {
    key: 'metric',
    label: 'Counted by',
    options: metricSchema.options.map((value) => ({ value, label: METRIC_WORDS[value] })),
  },
  {
    key: 'tier',
    label: 'Tier',
    options: tierSchema.options.map((value) => ({ value, label: TIER_WORDS[value] })),
  },
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'active', label: 'Can be earned' },
      { value: 'retired', label: 'Retired' },
    ],
  },
];

type Open = { readonly kind: 'new' } | { readonly kind: 'row'; readonly row: AchievementRow } | null;

/** What can be achieved: rules with a threshold, tried before they are kept. */
export function AchievementsKeeping({ ports }: { readonly ports: AchievementPorts }) {
  useScreenTitle('Achievements');
  const { offerUndo, revision, leaving } = useAdminShell();
  const [open, setOpen] = useState<Open>(null);
  const [version, setVersion] = useState(0);
  const done = (text: string, activityId: string | null) => {
    setOpen(null);
    setVersion((before) => before + 1);
    offerUndo({ text, activityId });
  };
  const addButton = (
    <Button variant="solid" onClick={() => leaving.leave(() => setOpen({ kind: 'new' }))}>
      <IconPlus aria-hidden="true" />
      New achievement
    </Button>
  );
  return (
    <>
      <AdminHeader
        title="Achievements"
        sentence="A rule, a threshold and a tier. New ones are given to everybody who has done it already."
      >
        {addButton}
      </AdminHeader>
      <div className="admin-split">
        <AdminTable
          name="achievements"
          label="Achievements"
          ports={ports.table}
          columns={COLUMNS}
          filters={FILTERS}
          searchLabel="Name or sentence"
          rowName={(row) => row.name}
          onOpen={(row) => leaving.leave(() => setOpen({ kind: 'row', row }))}
          openId={open?.kind === 'row' ? open.row.id : ''}
          version={version + revision}
          empty={{
            title: 'Nothing can be achieved yet',
            words: 'The shipped achievements come with the first minute of this server.',
            action: addButton,
          }}
        />
        {open !== null && (
          <AchievementPanel
            key={open.kind === 'row' ? open.row.id : 'new'}
            row={open.kind === 'row' ? open.row : null}
            ports={ports}
            onClose={() => setOpen(null)}
            onDone={done}
          />
        )}
      </div>
    </>
  );
}
