import { HStack } from '@chakra-ui/react';
import * as z from 'zod/mini';
import type { ActivityDetail } from '#contract/admin/activity.ts';
import { momentWords } from '#src/ui/messages/moments.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { NeighbourButtons } from '../editor/NeighbourButtons.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { Muted } from '../kit/Muted.tsx';
import { PlainTable } from '../kit/PlainTable.tsx';
import {
  type ActivityPorts,
  type Difference,
  differencesOf,
  RevertButton,
  whyFinal,
} from './activityParts.tsx';

interface ActivityPanelProps {
  readonly id: string;
  readonly rows: readonly { readonly id: string }[];
  readonly ports: ActivityPorts;
  readonly titleOf: (activity: ActivityDetail) => string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onReverted: (activityId: string) => void;
}

const NOTHING = z.object({});

/** One activity: what it changed, row by row. It is only read, so its editor has no form. */
export function ActivityPanel({ id, rows, ports, titleOf, ...on }: ActivityPanelProps) {
  const editor = useRecordEditor<ActivityDetail, object>(
    { formOf: () => NOTHING },
    {
      schema: NOTHING,
      id,
      row: null,
      read: ports.detail,
      save: () => Promise.reject(new Error('save: an activity is never changed.')),
      onSaved: on.onClose,
    },
  );
  return (
    <RecordPanel
      editor={editor}
      titleOf={titleOf}
      words={{ save: '', notSaved: '' }}
      acts={<NeighbourButtons rows={rows} id={id} onOpen={on.onOpen} />}
      isFixed={() => true}
      onClose={on.onClose}
      before={(activity) => (
        <>
          <HStack justify="space-between" color="fg.muted" textStyle="dense">
            {momentWords(activity.at)}
            <RevertButton row={activity} revert={ports.revert} onReverted={on.onReverted} />
          </HStack>
          <Changes activity={activity} />
        </>
      )}
    >
      {() => null}
    </RecordPanel>
  );
}

function Changes({ activity }: { readonly activity: ActivityDetail }) {
  const t = useMessages('adminOverview');
  const why = whyFinal(activity);
  const more = activity.changes - activity.rows.length;
  return (
    <>
      {why !== undefined && <Muted>{t('whyFinal', { why })}</Muted>}
      {activity.rows.map((change) => {
        const kind = change.before === null ? 'created' : change.after === null ? 'deleted' : 'changed';
        const caption = t('changeOf', { subject: change.subject, kind });
        return (
          <PlainTable
            key={`${change.subject} ${change.subjectId}`}
            label={caption}
            caption={caption}
            look="changes"
            rows={differencesOf(change)}
            keyOf={({ field }: Difference) => field}
            columns={[
              { label: t('field'), cell: ({ field }) => field, kind: 'title' },
              { label: t('before'), cell: ({ before }) => before || '–' },
              { label: t('after'), cell: ({ after }) => after || '–' },
            ]}
          />
        );
      })}
      {more > 0 && <Muted>{t('moreRows', { count: more })}</Muted>}
    </>
  );
}
