import { Text } from '@chakra-ui/react';
import {
  type AchievementForm,
  type AchievementRow,
  achievementFormSchema,
} from '#contract/admin/achievements.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { NeighbourButtons } from '../editor/NeighbourButtons.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { AchievementFields } from './AchievementFields.tsx';
import type { AchievementPorts } from './achievementParts.ts';
import { WhoWould } from './WhoWould.tsx';

interface AchievementPanelProps {
  /** Null makes a new one. */
  readonly id: string | null;
  readonly rows: readonly AchievementRow[];
  readonly ports: AchievementPorts;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onDone: (text: string, activityId: string | null) => void;
}

const NEW: AchievementForm = {
  name: '',
  sentence: '',
  metric: 'draftsFinished',
  threshold: 5,
  tier: 'bronze',
  icon: 'flag',
  isSecret: false,
};

function formOf(row: AchievementRow | null): AchievementForm {
  if (row === null) return NEW;
  const { name, sentence, metric, threshold, tier, icon, isSecret } = row;
  return { name, sentence, metric, threshold, tier, icon, isSecret };
}

/** One achievement: its words and its rule, with who would have it today. */
export function AchievementPanel({ id, rows, ports, onOpen, onClose, onDone }: AchievementPanelProps) {
  const t = useMessages('adminAchievements');
  const common = useMessages('admin');
  const editor = useRecordEditor(
    { formOf },
    {
      schema: achievementFormSchema,
      id,
      row: rows.find((row) => row.id === id) ?? null,
      read: ports.table.row,
      save: ({ record, form }) =>
        record === null ? ports.make(form) : ports.change(record.slug, { version: record.version, ...form }),
      onSaved: ({ activityId }, form) => {
        const name = form.name.trim();
        const words = id === null ? t('created', { name }) : t('saved', { name });
        onDone(id !== null && activityId === null ? common('nothingChanged') : words, activityId);
      },
    },
  );
  return (
    <RecordPanel
      editor={editor}
      titleOf={(row) => row.name}
      words={{ newTitle: t('newAchievement'), save: t('save'), create: t('create'), notSaved: t('notSaved') }}
      acts={<NeighbourButtons rows={rows} id={id} onOpen={onOpen} />}
      footStart={(row) => <Retire row={row} ports={ports} onDone={onDone} />}
      onClose={onClose}
      after={({ record, form: { metric, threshold } }) => (
        <WhoWould tryRule={ports.tryRule} metric={metric} threshold={threshold} slug={record?.slug ?? null} />
      )}
    >
      {() => <AchievementFields />}
    </RecordPanel>
  );
}

interface RetireProps extends Pick<AchievementPanelProps, 'ports' | 'onDone'> {
  readonly row: AchievementRow;
}

function Retire({ row, ports, onDone }: RetireProps) {
  const t = useMessages('adminAchievements');
  const { isBusy, failure, run } = useBusyAction();
  const { name, holders, slug } = row;
  const isRetired = row.state === 'retired';
  const act = () =>
    run(async () => {
      const { activityId } = await ports.retire(slug, !isRetired);
      onDone(isRetired ? t('broughtBack', { name }) : t('retiredTold', { name, holders }), activityId);
    });
  return (
    <>
      <ActionButton marginRight="auto" variant="ghost" isBusy={isBusy} onClick={() => void act()}>
        {isRetired ? t('bringBack') : t('retire')}
      </ActionButton>
      {failure !== '' && (
        <Text role="alert" color="danger.fg" textStyle="hint">
          {failure}
        </Text>
      )}
    </>
  );
}
