import { useMemo, useRef } from 'react';
import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import type { TemplateRow } from '#contract/admin/templates.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { EditorHead } from '../packs/EditorHead.tsx';
import '../packs/packs.css';
import { benchCatalogue } from '../packs/bench/packFigures.ts';
import { saying } from '../packs/bench/saying.ts';
import type { BenchPorts } from '../packs/packPorts.ts';
import { usePutBack } from '../packs/usePutBack.ts';
import { RulesForm } from './RulesForm.tsx';
import { TemplateBench } from './TemplateBench.tsx';
import { TemplateHead } from './TemplateHead.tsx';
import './templates.css';
import { freshTemplate, type TemplateDraft, textOf } from './templateDraft.ts';
import { useWritten } from './useWritten.ts';

export interface TemplateEditorProps {
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  /** Null for a template that is made now. */
  readonly row: TemplateRow | null;
  readonly ports: Pick<BenchPorts, 'addTemplate' | 'saveTemplate' | 'deleteTemplate' | 'createTable'>;
  readonly mayPublish: boolean;
  /** What a new template begins as. */
  readonly start?: TemplateDraft | undefined;
  readonly isReadOnly?: boolean;
  /** Begins a template of one's own like this one. */
  readonly onCopy?: (() => void) | undefined;
  readonly backWords: string;
  readonly onBack: () => void;
  readonly onSaved: (id: string) => void;
  readonly onDeleted: (name: string, activityId: string | null) => void;
  /** Goes to the room of a draft. */
  readonly onPlay: (draftId: string) => void;
}

/** A draft template as a form, and beside it what it comes to. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { bench, cards, row, ports, isReadOnly = false } = props;
  const [usual] = bench.packs.toSorted((a, b) => b.usedBy.length - a.usedBy.length);
  const firstPack = usual?.pack.slug ?? '';
  const { written, setWritten, saved, setSaved, turn } = useWritten(
    row,
    () => props.start ?? freshTemplate('booster', firstPack),
  );
  const { draft, status } = written;
  const setDraft = (typed: TemplateDraft) => setWritten((before) => ({ ...before, draft: typed }));
  const { isBusy, failure, run } = useBusyAction();
  const isFree = useRef(false);
  const catalogue = useMemo(() => benchCatalogue(cards), [cards]);
  const isChanged = JSON.stringify(written) !== JSON.stringify(saved.written);
  const putBack = usePutBack(written, saved.written, setWritten);
  const store = async (): Promise<string> => {
    const { slug: game } = bench.look;
    if (row === null) return ports.addTemplate({ game, status, template: draft });
    const version = await ports.saveTemplate(row.id, { version: saved.version, status, template: draft });
    setSaved({ written, version });
    return row.id;
  };
  const save = () =>
    run(async () => {
      const id = await saying(store);
      isFree.current = row === null;
      props.onSaved(id);
    });
  const play = () =>
    run(async () => {
      if (isChanged && !isReadOnly) await saying(store);
      const table = { game: bench.look.slug, template: textOf(draft, 'slug'), solo: true };
      const draftId = await ports.createTable(table);
      isFree.current = true;
      props.onPlay(draftId);
    });
  const remove = (id: string) =>
    run(async () => {
      const activityId = await ports.deleteTemplate(id);
      isFree.current = true;
      props.onDeleted(textOf(draft, 'name'), activityId);
    });
  return (
    <>
      <EditorHead
        title={textOf(draft, 'name')}
        kind="template"
        isNew={row === null}
        backWords={props.backWords}
        onBack={props.onBack}
        isChanged={isChanged}
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
        <fieldset key={`${turn} ${putBack.turn}`} className="pack-form" disabled={isReadOnly}>
          <legend className="vh">Template</legend>
          <TemplateHead
            draft={draft}
            status={status}
            isNew={row === null}
            mayPublish={props.mayPublish}
            firstPack={firstPack}
            onChange={setDraft}
            onStatus={(chosen) => setWritten((before) => ({ ...before, status: chosen }))}
          />
          <Panel aria-labelledby="rules-head" className="bench-panel">
            <h2 id="rules-head" className="t18">
              Rules
            </h2>
            <RulesForm draft={draft} packs={bench.packs} onChange={setDraft} />
          </Panel>
        </fieldset>
        <TemplateBench
          draft={draft}
          packs={bench.packs}
          catalogue={catalogue}
          isBusy={isBusy}
          needsSaving={isChanged && !isReadOnly}
          playReason={status === 'archived' ? 'Archived templates are not played' : undefined}
          onPlay={() => void play()}
        />
      </div>
    </>
  );
}
