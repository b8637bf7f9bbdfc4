import { Box, SimpleGrid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import { type ExportRow, type SampleDeck, writtenExportSchema } from '#contract/admin/exportTemplates.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { NameFields } from '../editor/NameFields.tsx';
import { RecordPage } from '../editor/RecordPage.tsx';
import { recordFields } from '../editor/recordFields.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { saying } from '../packs/bench/saying.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { CodeArea } from './CodeArea.tsx';
import { DiffView } from './DiffView.tsx';
import { ExportHelp } from './ExportHelp.tsx';
import { ExportOutput } from './ExportOutput.tsx';
import { type EditedExport, type ExportPorts, FRESH_EXPORT, MEDIA_TYPES } from './exportParts.ts';
import { FitFields } from './FitFields.tsx';
import { useMadeText } from './useMadeText.ts';

const { Choice, Line, Words } = recordFields<EditedExport>(writtenExportSchema);

interface ExportEditorProps {
  /** Null makes a new one. */
  readonly id: string | null;
  /** Whose cards the sample deck has, and whose a new export is; its name for people. */
  readonly game: { readonly slug: string; readonly name: string };
  readonly ports: ExportPorts;
  readonly onBack: () => void;
  readonly onSaved: (id: string) => void;
  readonly onRemoved: (name: string, activityId: string | null) => void;
}

const FIELD = /^(set|number|image|ids\.[A-Za-z0-9_-]{1,60})$/;

/** An export template as text, and beside it what it makes of a sample deck. */
export function ExportEditor({ id, game, ports, onBack, onSaved, onRemoved }: ExportEditorProps) {
  const t = useMessages('adminExports');
  const { revision } = useAdminShell();
  const problemId = useId();
  const [sample, setSample] = useState<SampleDeck>('usual');
  const read = async (exportId: string, signal?: AbortSignal): Promise<ExportRow> => {
    const row = (await ports.list(game.slug, signal ?? new AbortController().signal)).find(
      (one) => one.id === exportId,
    );
    if (row === undefined) throw new Error(t('gone'));
    return row;
  };
  const editor = useRecordEditor<ExportRow, EditedExport>(
    { formOf: (row) => ({ ...(row?.template ?? FRESH_EXPORT), audience: 'game' }) },
    {
      schema: writtenExportSchema,
      id,
      row: null,
      read,
      save: ({ record, form: { audience, ...template } }) =>
        saying(async () => {
          if (record === null) {
            const added = await ports.add({ game: audience === 'all' ? null : game.slug, template });
            return { activityId: null, id: added };
          }
          const version = await ports.save(record.id, { version: record.version, template });
          return { activityId: null, record: { ...record, version, template, isChanged: true } };
        }),
      onSaved: (saved) => onSaved(saved.id ?? id ?? ''),
      revision,
    },
  );
  const { record, form, base } = useSelector(editor, (snapshot) => snapshot.context);
  const { isBusy, failure, run } = useBusyAction();
  const asked = useMemo(
    () => ({
      game: game.slug,
      sample,
      fileName: form.fileName,
      fit: { ...form.fit, needs: form.fit.needs.filter(({ field, words }) => FIELD.test(field) && words) },
      body: form.body,
    }),
    [game.slug, sample, form],
  );
  const made = useMadeText(ports, asked);
  const problem = made.preview?.ok === false ? made.preview : null;
  const type = (changes: Partial<EditedExport>) => editor.send({ type: 'typed', changes });
  const restore = (stored: ExportRow) =>
    run(async () => {
      await ports.restore(stored.id);
      editor.send({ type: 'discard.pressed' });
      editor.send({ type: 'changed.elsewhere' });
    });
  return (
    <RecordPage
      editor={editor}
      nameOf={({ name }) => name}
      words={{ newTitle: t('new'), untitled: t('untitled'), back: t('all'), notSaved: t('notSaved') }}
      columns="minmax(0, 3fr) minmax(320px, 2fr)"
      onBack={onBack}
      remove={record === null || record.isShipped ? undefined : ({ id: stored }) => ports.remove(stored)}
      onRemoved={onRemoved}
      acts={
        record?.isShipped === true &&
        record.isChanged && (
          <ActionButton isBusy={isBusy} onClick={() => void restore(record)}>
            {t('restore')}
          </ActionButton>
        )
      }
      bench={() => (
        <Box position={{ lg: 'sticky' }} top="76px">
          <ExportOutput made={made} sample={sample} onSample={setSample} />
        </Box>
      )}
    >
      {() => (
        <>
          {failure !== '' && <InlineAlert status="error">{failure}</InlineAlert>}
          <TitledPanel title={t('nameAndFile')}>
            <NameFields
              label={t('name')}
              slugLabel={t('slug')}
              slugHint={t('slugHint')}
              isNew={id === null}
            />
            <Words name="blurb" label={t('blurb')} />
            <SimpleGrid minChildWidth="240px" gap="3.5" columnGap="4">
              <Line name="fileName" label={t('fileName')} hint={t('fileNameHint')} isCode />
              <Choice
                name="mediaType"
                label={t('mediaType')}
                choices={[...new Set([form.mediaType, ...MEDIA_TYPES])].map((value) => ({
                  value,
                  label: value,
                }))}
              />
              {id === null && (
                <Choice
                  name="audience"
                  label={t('audience')}
                  choices={[
                    { value: 'game', label: game.name },
                    { value: 'all', label: t('allGames') },
                  ]}
                />
              )}
            </SimpleGrid>
          </TitledPanel>
          <TitledPanel title={t('template')}>
            <CodeArea
              label={t('inLiquid')}
              value={form.body}
              wrongLine={problem?.line ?? null}
              describedBy={problem ? problemId : undefined}
              onChange={(body) => type({ body })}
            />
            <div id={problemId} role="status">
              {problem !== null && (
                <InlineAlert
                  status="error"
                  title={
                    problem.line === null
                      ? t('unusable')
                      : t('place', { line: problem.line, column: problem.column ?? 0 })
                  }
                >
                  {problem.sentence}
                </InlineAlert>
              )}
            </div>
            {id !== null && base.body !== form.body && <DiffView before={base.body} after={form.body} />}
            <FitFields fit={form.fit} onChange={(fit) => type({ fit })} />
            <ExportHelp />
          </TitledPanel>
        </>
      )}
    </RecordPage>
  );
}
