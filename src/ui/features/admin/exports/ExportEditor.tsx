import { useMemo, useRef, useState } from 'react';
import type { ExportRow, SampleDeck, WrittenExport } from '#contract/admin/exportTemplates.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Field } from '#src/ui/kit/Field.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextArea, TextInput } from '#src/ui/kit/TextInput.tsx';
import { EditorHead } from '../packs/EditorHead.tsx';
import '../packs/packs.css';
import { saying } from '../packs/bench/saying.ts';
import { onOneLine, slugFrom } from '../packs/form/packForm.ts';
import { usePutBack } from '../packs/usePutBack.ts';
import { CodeArea } from './CodeArea.tsx';
import { DiffView } from './DiffView.tsx';
import { ExportFitFields } from './ExportFitFields.tsx';
import { ExportHelp } from './ExportHelp.tsx';
import { ExportOutput, useMadeText } from './ExportOutput.tsx';
import type { ExportPorts } from './exportPorts.ts';
import './exports.css';

interface ExportEditorProps {
  /** Null for an export that is made now. */
  readonly row: ExportRow | null;
  /** Whose cards the sample deck has, and whose a new export is; its name for people. */
  readonly game: { readonly slug: string; readonly name: string };
  readonly ports: ExportPorts;
  readonly onBack: () => void;
  readonly onSaved: (id: string) => void;
  readonly onRestored: () => void;
  readonly onDeleted: (name: string, activityId: string | null) => void;
}

const FRESH: WrittenExport = {
  slug: '',
  name: '',
  blurb: '',
  fileName: '{deck}.txt',
  mediaType: 'text/plain; charset=utf-8',
  fit: { needs: [], places: null, onlyWith: [] },
  body: `{% for card in main %}{{ card.count }} {{ card.name | one_line }}
{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}{{ card.count }} {{ card.name | one_line }}
{% endfor %}{% endif %}`,
};

const MEDIA_TYPES = [
  'text/plain; charset=utf-8',
  'text/csv; charset=utf-8',
  'application/json',
  'application/xml',
  'text/xml; charset=utf-8',
  'application/octet-stream',
];

/** An export template as text, and beside it what it makes of a sample deck. */
export function ExportEditor(props: ExportEditorProps) {
  const { row, game, ports } = props;
  const [template, setTemplate] = useState<WrittenExport>(() => row?.template ?? FRESH);
  const [saved, setSaved] = useState({ template: row?.template ?? null, version: row?.version ?? '' });
  const [isForAll, setForAll] = useState(false);
  const [sample, setSample] = useState<SampleDeck>('usual');
  const { isBusy, failure, run } = useBusyAction();
  const isFree = useRef(false);
  const putBack = usePutBack(template, saved.template, setTemplate);
  const asked = useMemo(
    () => ({
      game: game.slug,
      sample,
      fileName: template.fileName,
      fit: {
        ...template.fit,
        needs: template.fit.needs.filter(({ field, words }) => FIELD.test(field) && words !== ''),
      },
      body: template.body,
    }),
    [game.slug, sample, template],
  );
  const made = useMadeText(ports, asked);
  const problem = made.preview?.ok === false ? made.preview : null;
  const set = (changes: Partial<WrittenExport>) => setTemplate({ ...template, ...changes });
  const save = () =>
    run(async () => {
      if (row === null) {
        const id = await saying(() => ports.add({ game: isForAll ? null : game.slug, template }));
        isFree.current = true;
        props.onSaved(id);
        return;
      }
      const version = await saying(() => ports.save(row.id, { version: saved.version, template }));
      setSaved({ template, version });
      props.onSaved(row.id);
    });
  const restore = (id: string) =>
    run(async () => {
      await ports.restore(id);
      props.onRestored();
    });
  const remove = (id: string) =>
    run(async () => {
      const activityId = await ports.remove(id);
      isFree.current = true;
      props.onDeleted(template.name, activityId);
    });
  return (
    <>
      <EditorHead
        title={template.name}
        kind="export"
        isNew={row === null}
        backWords="All exports"
        onBack={props.onBack}
        isChanged={JSON.stringify(template) !== JSON.stringify(saved.template)}
        isFree={isFree}
        isBusy={isBusy}
        failure={failure}
        putBack={putBack}
        onSave={() => void save()}
        onDelete={row === null || row.isShipped ? undefined : () => void remove(row.id)}
      >
        {row?.isShipped === true && row.isChanged && (
          <Button isBusy={isBusy} onClick={() => void restore(row.id)}>
            Put the shipped version back
          </Button>
        )}
      </EditorHead>
      <div className="pack-editor export-editor">
        <div key={putBack.turn} className="pack-form">
          <ExportHead
            template={template}
            isNew={row === null}
            gameName={game.name}
            isForAll={isForAll}
            onForAll={setForAll}
            onChange={set}
          />
          <Panel aria-labelledby="body-head" className="bench-panel">
            <h2 id="body-head">Template</h2>
            <CodeArea
              label="Template in Liquid"
              value={template.body}
              wrongLine={problem?.line ?? null}
              describedBy={problem ? 'body-problem' : undefined}
              onChange={(body) => set({ body })}
            />
            <div id="body-problem" role="status">
              {problem !== null && (
                <InlineNotice
                  kind="error"
                  title={
                    problem.line === null
                      ? 'The template cannot be used'
                      : `Line ${problem.line}${problem.column === null ? '' : `, column ${problem.column}`}`
                  }
                >
                  {problem.sentence}
                </InlineNotice>
              )}
            </div>
            {saved.template !== null && saved.template.body !== template.body && (
              <DiffView before={saved.template.body} after={template.body} />
            )}
            <ExportFitFields fit={template.fit} onChange={(fit) => set({ fit })} />
            <ExportHelp />
          </Panel>
        </div>
        <div className="pack-bench">
          <ExportOutput made={made} sample={sample} onSample={setSample} />
        </div>
      </div>
    </>
  );
}

const FIELD = /^(set|number|image|ids\.[A-Za-z0-9_-]{1,60})$/;

interface ExportHeadProps {
  readonly template: WrittenExport;
  readonly isNew: boolean;
  readonly gameName: string;
  readonly isForAll: boolean;
  readonly onForAll: (isForAll: boolean) => void;
  readonly onChange: (changes: Partial<WrittenExport>) => void;
}

function ExportHead(props: ExportHeadProps) {
  const { template, isNew, onChange } = props;
  const setName = (name: string) =>
    onChange({
      name,
      ...(isNew && template.slug === slugFrom(template.name) && { slug: slugFrom(name) }),
    });
  return (
    <Panel aria-label="Name and file" className="bench-panel">
      <div className="bench-two">
        <Field label="Name">
          {(control) => (
            <TextInput {...control} value={template.name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field label="Short name" hint={isNew ? 'Links name it. It cannot change later.' : undefined}>
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              readOnly={!isNew}
              value={template.slug}
              onChange={({ target }) => onChange({ slug: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="What it is for">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={200}
            value={template.blurb}
            onChange={({ target }) => onChange({ blurb: onOneLine(target.value) })}
          />
        )}
      </Field>
      <div className="bench-two">
        <Field label="File name" hint="{deck} becomes the name of the deck.">
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              value={template.fileName}
              onChange={({ target }) => onChange({ fileName: target.value })}
            />
          )}
        </Field>
        <Field label="Kind of file">
          {(control) => (
            <Select
              {...control}
              value={template.mediaType}
              onChange={({ target }) => onChange({ mediaType: target.value })}
            >
              {!MEDIA_TYPES.includes(template.mediaType) && <option>{template.mediaType}</option>}
              {MEDIA_TYPES.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          )}
        </Field>
        {isNew && (
          <Field label="Offered to decks of">
            {(control) => (
              <Select
                {...control}
                value={props.isForAll ? 'all' : 'game'}
                onChange={({ target }) => props.onForAll(target.value === 'all')}
              >
                <option value="game">{props.gameName}</option>
                <option value="all">all games</option>
              </Select>
            )}
          </Field>
        )}
      </div>
    </Panel>
  );
}
