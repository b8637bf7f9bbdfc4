import { type FormEvent, useId } from 'react';
import type { AchievementForm, AchievementRow } from '#contract/admin/achievements.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useFieldAction } from '../kit/useFieldAction.ts';
import { useRowNow } from '../kit/useRowNow.ts';
import { useTypedOver } from '../kit/useTypedOver.ts';
import { AchievementFields } from './AchievementFields.tsx';
import type { AchievementPorts } from './achievementParts.ts';
import { WhoWould } from './WhoWould.tsx';

interface AchievementPanelProps {
  /** Null makes a new one. */
  readonly row: AchievementRow | null;
  readonly ports: AchievementPorts;
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
export function AchievementPanel({ row: given, ports, onClose, onDone }: AchievementPanelProps) {
  const { row, readAgain } = useRowNow(given, ports.table.row);
  const { form, isChanged, type } = useTypedOver(formOf(row));
  const { isBusy, errors, failure, run } = useFieldAction({ onMeanwhile: readAgain });
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (row === null) {
        const { activityId } = await ports.make(form);
        onDone(`Added ${form.name.trim()}. Whoever has done it gets it within a minute.`, activityId);
      } else {
        const { activityId } = await ports.change(row.slug, { version: row.version, ...form });
        onDone(activityId === null ? 'Nothing was different.' : `Saved ${form.name.trim()}.`, activityId);
      }
    });
  };
  return (
    <SidePanel
      title={row === null ? 'New achievement' : row.name}
      onClose={onClose}
      isChanged={isChanged}
      foot={
        <>
          {row !== null && <Retire row={row} ports={ports} onDone={onDone} />}
          <Button
            type="submit"
            form={formId}
            variant="solid"
            isBusy={isBusy}
            reason={row === null || isChanged ? undefined : 'Nothing is changed.'}
          >
            {row === null ? 'Add achievement' : 'Save achievement'}
          </Button>
        </>
      }
    >
      {failure !== '' && (
        <InlineNotice kind="error" title="The achievement was not saved" isSpoken>
          {failure}
        </InlineNotice>
      )}
      <form id={formId} className="col g16" onSubmit={save} noValidate>
        <AchievementFields form={form} errors={errors} onChange={type} />
      </form>
      <WhoWould
        tryRule={ports.tryRule}
        metric={form.metric}
        threshold={form.threshold}
        slug={row?.slug ?? null}
      />
    </SidePanel>
  );
}

interface RetireProps extends Pick<AchievementPanelProps, 'ports' | 'onDone'> {
  readonly row: AchievementRow;
}

function Retire({ row, ports, onDone }: RetireProps) {
  const { isBusy, failure, run } = useBusyAction();
  const isRetired = row.state === 'retired';
  const act = () =>
    run(async () => {
      const { activityId } = await ports.retire(row.slug, !isRetired);
      onDone(
        isRetired
          ? `${row.name} can be earned again.`
          : `Retired ${row.name}. Its ${row.holders === 1 ? 'holder keeps' : `${row.holders} holders keep`} it.`,
        activityId,
      );
    });
  return (
    <>
      <Button className="start" variant="ghost" isBusy={isBusy} onClick={() => void act()}>
        {isRetired ? 'Bring back' : 'Retire'}
      </Button>
      {failure !== '' && <span role="alert">{failure}</span>}
    </>
  );
}
