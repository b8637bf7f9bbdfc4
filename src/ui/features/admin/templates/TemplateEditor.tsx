import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { waitFor } from 'xstate';
import type { Bench, BenchCard } from '#contract/admin/packs.ts';
import { type TemplateRow, templateFormSchema } from '#contract/admin/templates.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { isSending, isUnsaved } from '#src/machines/forms/recordEditor.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { RecordPage } from '../editor/RecordPage.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { benchCatalogue } from '../packs/bench/packFigures.ts';
import { saying } from '../packs/bench/saying.ts';
import { onOneLine } from '../packs/form/packForm.ts';
import type { BenchPorts } from '../packs/packPorts.ts';
import { RulesFields } from './RulesFields.tsx';
import { TemplateBench } from './TemplateBench.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { formOf, freshTemplate, type TemplateForm, usualPack } from './templateForm.ts';

export interface TemplateEditorProps {
  readonly bench: Bench;
  readonly cards: readonly BenchCard[];
  /** Null makes a new one. */
  readonly id: string | null;
  /** Null for a new one, and for one that isn't among the templates of the game. */
  readonly row: TemplateRow | null;
  readonly ports: Pick<
    BenchPorts,
    'templates' | 'addTemplate' | 'saveTemplate' | 'deleteTemplate' | 'createTable'
  >;
  readonly mayPublish: boolean;
  /** What a new template begins as. */
  readonly start?: StoredTemplate | undefined;
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
  const { bench, cards, id, row, ports, start, isReadOnly = false } = props;
  const t = useMessages('adminTemplates');
  const { slug: game } = bench.look;
  const firstPack = usualPack(bench);
  const catalogue = useMemo(() => benchCatalogue(cards), [cards]);
  const editor = useRecordEditor<TemplateRow, TemplateForm>(
    { formOf: (stored) => formOf(stored, start ?? freshTemplate('booster', firstPack)) },
    {
      schema: templateFormSchema,
      id,
      row,
      revision: row?.version,
      read: async (templateId, signal) => {
        const stored = (await ports.templates(game, signal)).find((one) => one.id === templateId);
        if (stored === undefined) throw new Error(t('gone'));
        return stored;
      },
      save: ({ record, form: { status, ...written } }) =>
        saying(async () => {
          const template = { ...written, blurb: onOneLine(written.blurb) };
          if (record === null) {
            const added = await ports.addTemplate({ game, status, template });
            return { activityId: null, id: added };
          }
          const version = await ports.saveTemplate(record.id, { version: record.version, status, template });
          return { activityId: null, record: { ...record, version, status, template } };
        }),
      onSaved: (saved) => props.onSaved(saved.id ?? id ?? ''),
    },
  );
  const isTyped = useSelector(editor, isUnsaved);
  const needsSaving = !isReadOnly && (id === null || isTyped);
  /** What is typed is saved first; where that fails the editor says why, and nothing is played. */
  const play = async (slug: string) => {
    if (needsSaving) {
      editor.send({ type: 'save.pressed' });
      const after = await waitFor(editor, (snapshot) => !isSending(snapshot));
      if (after.value !== 'saved' && (id === null || isUnsaved(after))) return;
    }
    props.onPlay(await ports.createTable({ game, template: slug, solo: true }));
  };
  return (
    <RecordPage
      editor={editor}
      nameOf={({ name }) => name}
      words={{
        newTitle: t('new'),
        untitled: t('untitled'),
        back: props.backWords,
        notSaved: t('notSaved'),
      }}
      isReadOnly={isReadOnly}
      onBack={props.onBack}
      remove={isReadOnly ? undefined : (stored) => ports.deleteTemplate(stored.id)}
      onRemoved={props.onDeleted}
      acts={props.onCopy && <ActionButton onClick={props.onCopy}>{t('copy')}</ActionButton>}
      bench={(form) => (
        <TemplateBench
          form={form}
          packs={bench.packs}
          catalogue={catalogue}
          needsSaving={needsSaving}
          onPlay={() => play(form.slug)}
        />
      )}
    >
      {({ form }) => (
        <>
          <TitledPanel title={t('nameAndTable')}>
            <TemplateFields
              form={form}
              isNew={id === null}
              mayPublish={props.mayPublish}
              firstPack={firstPack}
            />
          </TitledPanel>
          <TitledPanel title={t('rules')}>
            <RulesFields format={form.format} packs={bench.packs} />
          </TitledPanel>
        </>
      )}
    </RecordPage>
  );
}
