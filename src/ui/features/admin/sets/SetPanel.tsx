import { type SetForm, type SetRow, setFormSchema } from '#contract/admin/sets.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { NeighbourButtons } from '../editor/NeighbourButtons.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { recordFields } from '../editor/recordFields.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { SetPorts } from './setParts.ts';

/** A set and, for a new one, the game it's made in. */
interface EditedSet extends SetForm {
  readonly game: string;
}

const { Choice, Day, Line } = recordFields<EditedSet>(setFormSchema);

interface SetPanelProps {
  /** Null makes a new one. */
  readonly id: string | null;
  readonly rows: readonly SetRow[];
  readonly ports: SetPorts;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  readonly onDone: (text: string, activityId: string | null) => void;
}

/** One set: its code, name and day. */
export function SetPanel({ id, rows, ports, onOpen, onClose, onDone }: SetPanelProps) {
  const t = useMessages('adminSets');
  const common = useMessages('admin');
  const { game: chosenGame, games } = useAdminShell();
  const editor = useRecordEditor(
    {
      formOf: (set: SetRow | null): EditedSet => ({
        code: set?.code ?? '',
        name: set?.name ?? '',
        releasedOn: set?.releasedOn ?? null,
        game: set?.game ?? (chosenGame || (games[0]?.slug ?? '')),
      }),
    },
    {
      schema: setFormSchema,
      id,
      row: rows.find((row) => row.id === id) ?? null,
      read: ports.table.row,
      save: ({ record, form: { game, ...form } }) =>
        record === null
          ? ports.make(game, form)
          : ports.change(record.id, { version: record.version, ...form }),
      onSaved: ({ activityId }, { name }) => {
        const words = id === null ? t('created', { name: name.trim() }) : t('saved', { name: name.trim() });
        onDone(activityId === null ? common('nothingChanged') : words, activityId);
      },
    },
  );
  return (
    <RecordPanel
      editor={editor}
      titleOf={(set) => set.name}
      words={{ newTitle: t('newSet'), save: t('save'), create: t('create'), notSaved: t('notSaved') }}
      acts={<NeighbourButtons rows={rows} id={id} onOpen={onOpen} />}
      onClose={onClose}
    >
      {({ record }) => (
        <>
          {id === null && (
            <Choice
              name="game"
              label={common('game')}
              choices={games.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
          <Line name="name" label={t('name')} />
          <Line
            name="code"
            label={t('code')}
            isCode
            isReadOnly={(record?.printings ?? 0) > 0}
            hint={(record?.printings ?? 0) > 0 ? t('codeFixed') : t('codeHint')}
          />
          <Day name="releasedOn" label={t('releasedOn')} hint={t('optional')} />
        </>
      )}
    </RecordPanel>
  );
}
