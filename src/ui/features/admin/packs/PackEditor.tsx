import { useMemo, useRef, useState } from 'react';
import type { Bench, BenchCard, PackRow } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { PackBench } from './bench/PackBench.tsx';
import { EditorHead } from './EditorHead.tsx';
import { LayoutsForm } from './form/LayoutsForm.tsx';
import { PackJson } from './form/PackJson.tsx';
import { PackOptions } from './form/PackOptions.tsx';
import './packs.css';
import { benchCatalogue } from './bench/packFigures.ts';
import { saying } from './bench/saying.ts';
import { freshPack } from './form/packForm.ts';
import { RoundsForm } from './form/RoundsForm.tsx';
import { SheetsForm } from './form/SheetsForm.tsx';
import type { BenchPorts } from './packPorts.ts';
import { usePutBack } from './usePutBack.ts';

export interface PackEditorProps {
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  /** Null for a pack that is made now. */
  readonly row: PackRow | null;
  readonly ports: Pick<BenchPorts, 'addPack' | 'savePack' | 'deletePack'>;
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

/** A pack definition as a form, and beside it what it comes to. */
export function PackEditor(props: PackEditorProps) {
  const { bench, cards, row, ports, isReadOnly = false } = props;
  const [pack, setPack] = useState<StoredPack>(
    () => row?.pack ?? props.start ?? freshPack(bench.look.rarities),
  );
  const [saved, setSaved] = useState({ pack: row?.pack ?? null, version: row?.version ?? '' });
  const { isBusy, failure, run } = useBusyAction();
  const isFree = useRef(false);
  const putBack = usePutBack(pack, saved.pack, setPack);
  const catalogue = useMemo(() => benchCatalogue(cards), [cards]);
  const save = () =>
    run(async () => {
      if (row === null) {
        const id = await saying(() => ports.addPack({ game: bench.look.slug, pack }));
        isFree.current = true;
        props.onSaved(id);
        return;
      }
      const version = await saying(() => ports.savePack(row.id, { version: saved.version, pack }));
      setSaved({ pack, version });
      props.onSaved(row.id);
    });
  const remove = (id: string) =>
    run(async () => {
      const activityId = await ports.deletePack(id);
      isFree.current = true;
      props.onDeleted(pack.name, activityId);
    });
  return (
    <>
      <EditorHead
        title={pack.name}
        kind="pack"
        isNew={row === null}
        backWords={props.backWords}
        onBack={props.onBack}
        isChanged={JSON.stringify(pack) !== JSON.stringify(saved.pack)}
        isFree={isFree}
        isBusy={isBusy}
        failure={failure}
        isReadOnly={isReadOnly}
        putBack={putBack}
        onSave={() => void save()}
        onDelete={row === null || isReadOnly ? undefined : () => void remove(row.id)}
      >
        {props.onCopy !== undefined && <Button onClick={props.onCopy}>Make my own copy</Button>}
      </EditorHead>
      <div className="pack-editor">
        <fieldset key={putBack.turn} className="pack-form" disabled={isReadOnly}>
          <legend className="vh">Definition</legend>
          <PackOptions pack={pack} isNew={row === null} onChange={setPack} />
          <LayoutsForm pack={pack} onChange={setPack} />
          <SheetsForm pack={pack} bench={bench} cards={cards} catalogue={catalogue} onChange={setPack} />
          <RoundsForm pack={pack} onChange={setPack} />
          <PackJson pack={pack} onChange={setPack} />
        </fieldset>
        <PackBench pack={pack} bench={bench} catalogue={catalogue} usedBy={row?.usedBy ?? []} />
      </div>
    </>
  );
}
