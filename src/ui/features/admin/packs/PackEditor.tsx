import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type Bench, type BenchCard, type PackRow, writtenPackSchema } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { PartNotes } from '../editor/PartNotes.tsx';
import { RecordPage } from '../editor/RecordPage.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { PackBench } from './bench/PackBench.tsx';
import { benchCatalogue } from './bench/packFigures.ts';
import { saying } from './bench/saying.ts';
import { LayoutsForm } from './form/LayoutsForm.tsx';
import { PackJson } from './form/PackJson.tsx';
import { PackOptions } from './form/PackOptions.tsx';
import { freshPack } from './form/packForm.ts';
import { RoundsForm } from './form/RoundsForm.tsx';
import { SheetsForm } from './form/SheetsForm.tsx';
import type { BenchPorts } from './packPorts.ts';

export interface PackEditorProps {
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  /** Null for a pack that is made now. */
  readonly row: PackRow | null;
  readonly ports: Pick<BenchPorts, 'bench' | 'addPack' | 'savePack' | 'deletePack'>;
  /** What a new pack begins as. */
  readonly start?: StoredPack | undefined;
  readonly isReadOnly?: boolean;
  /** Begins a pack of one's own like this one. */
  readonly onCopy?: (() => void) | undefined;
  readonly backWords: string;
  readonly onBack: () => void;
  /** With the id of what was saved. */
  readonly onSaved: (id: string) => void;
  readonly onDeleted: (name: string, activityId: string | null) => void;
}

/** With every part that a pack may leave out, so that taking one out is a change like any other. */
const wholePack = ({ duplicates, rounds, layoutDraw, ...pack }: StoredPack): StoredPack => ({
  ...pack,
  duplicates,
  rounds,
  layoutDraw,
});

/** A pack definition as a form, and beside it what it comes to. */
export function PackEditor(props: PackEditorProps) {
  const { bench, cards, row, ports, isReadOnly = false, onCopy } = props;
  const t = useMessages('adminPacks');
  const { rarities, slug: game } = bench.look;
  const catalogue = useMemo(() => benchCatalogue(cards), [cards]);
  const editor = useRecordEditor<PackRow, StoredPack>(
    { formOf: (stored) => wholePack(stored?.pack ?? props.start ?? freshPack(rarities)) },
    {
      schema: writtenPackSchema,
      id: row?.id ?? null,
      row,
      revision: row?.version,
      read: async (id, signal) => {
        const stored = (await ports.bench(game, signal)).packs.find((one) => one.id === id);
        if (stored === undefined) throw new Error(t('gone'));
        return stored;
      },
      save: ({ record, form: pack }) =>
        saying(async () => {
          if (record === null) return { activityId: null, id: await ports.addPack({ game, pack }) };
          const version = await ports.savePack(record.id, { version: record.version, pack });
          return { activityId: null, record: { ...record, version, pack } };
        }),
      onSaved: ({ id }) => props.onSaved(id ?? row?.id ?? ''),
    },
  );
  const change = (pack: StoredPack) => editor.send({ type: 'typed', changes: wholePack(pack) });
  return (
    <RecordPage
      editor={editor}
      nameOf={({ name }) => name}
      words={{ newTitle: t('new'), untitled: t('untitled'), back: props.backWords, notSaved: t('notSaved') }}
      isReadOnly={isReadOnly}
      onBack={props.onBack}
      remove={isReadOnly ? undefined : ({ id }) => ports.deletePack(id)}
      onRemoved={props.onDeleted}
      acts={onCopy !== undefined && <Button onClick={onCopy}>{t('copy')}</Button>}
      bench={(pack) => (
        <PackBench pack={pack} bench={bench} catalogue={catalogue} usedBy={row?.usedBy ?? []} />
      )}
    >
      {({ form: pack }) => (
        <>
          <PackOptions pack={pack} isNew={row === null} onChange={change} />
          <PartNotes name="layouts" />
          <LayoutsForm pack={pack} onChange={change} />
          <PartNotes name="sheets" />
          <SheetsForm pack={pack} bench={bench} cards={cards} catalogue={catalogue} onChange={change} />
          <PartNotes name="rounds" />
          <RoundsForm pack={pack} onChange={change} />
          <PackJson pack={pack} onChange={change} />
        </>
      )}
    </RecordPage>
  );
}
