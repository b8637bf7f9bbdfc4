import { Badge, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { TemplateTableRow } from '#contract/admin/draftingRows.ts';
import { type SetStatuses, type StatusesSet, templateStatusSchema } from '#contract/admin/templates.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { ChosenRows, TableColumn, TablePorts } from '../kit/tableParts.ts';
import { useCameFrom } from '../kit/useCameFrom.ts';
import { BenchLoader } from '../packs/bench/BenchLoader.tsx';
import { NewInGame } from '../packs/NewInGame.tsx';
import type { BenchPorts } from '../packs/packPorts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { FORMAT_NAMES } from './formatFields.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

interface TemplatesScreenProps {
  readonly ports: BenchPorts & {
    readonly table: TablePorts<TemplateTableRow>;
    readonly setStatuses: (body: SetStatuses) => Promise<StatusesSet>;
  };
  readonly onPlay: (draftId: string) => void;
}

type Words = ReactTranslator<FeatureSentences<'adminTemplates'>>;

const PALETTES = { draft: 'neutral', preview: 'teal', archived: 'warn' } as const;

const columnsOf = (t: Words): readonly TableColumn<TemplateTableRow>[] => [
  { key: 'name', label: t('name'), isSortable: true, cell: ({ name }) => name },
  { key: 'game', label: t('game'), isSortable: true, cell: ({ game }) => game },
  { key: 'format', label: t('formatLabel'), isSortable: true, cell: ({ format }) => t('format', { format }) },
  { key: 'seats', label: t('seats'), isSortable: true, isNumeric: true, cell: ({ seats }) => seats },
  { key: 'clock', label: t('clockLabel'), isSortable: true, cell: ({ clock }) => t('clock', { clock }) },
  {
    key: 'status',
    label: t('statusLabel'),
    isSortable: true,
    cell: ({ status }) =>
      status === 'published' ? (
        <Text as="span" color="fg.muted">
          {t('status', { status })}
        </Text>
      ) : (
        <Badge variant="subtle" size="xs" colorPalette={PALETTES[status]}>
          {t('status', { status })}
        </Badge>
      ),
  },
  { key: 'tables', label: t('tables'), isSortable: true, isNumeric: true, cell: ({ tables }) => tables },
  { key: 'slug', label: t('slug'), isSortable: true, isHiddenAtFirst: true, cell: ({ slug }) => slug },
  { key: 'owner', label: t('owner'), isSortable: true, cell: ({ owner }) => owner ?? t('ofGame') },
];

/** All draft templates as a table, or the one that is open. */
export function TemplatesScreen({ ports, onPlay }: TemplatesScreenProps) {
  const t = useMessages('adminTemplates');
  const [search, change] = useAdminSearch();
  const { game, offerUndo, revision } = useAdminShell();
  const [changes, setChanges] = useState(0);
  const columns = useMemo(() => columnsOf(t), [t]);
  const edit = wordOf(search, 'edit');
  const cameFrom = useCameFrom(edit);
  const back = () => change({ edit: undefined }, { isNewPlace: true });
  if (edit !== '' && game !== '')
    return (
      <BenchLoader key={`${game} ${edit}`} ports={ports} game={game} version={revision}>
        {({ bench, cards, templates }) => (
          <TemplateEditor
            bench={bench}
            cards={cards}
            id={edit === 'new' ? null : edit}
            row={templates.find(({ id }) => id === edit) ?? null}
            ports={ports}
            mayPublish
            backWords={t('all')}
            onBack={back}
            onSaved={(id) => {
              setChanges((before) => before + 1);
              if (edit === 'new') change({ edit: id });
            }}
            onDeleted={(name, activityId) => {
              offerUndo({ text: t('deleted', { name }), activityId });
              back();
            }}
            onPlay={onPlay}
          />
        )}
      </BenchLoader>
    );
  const create = (
    <NewInGame label={t('new')} onNew={(slug) => change({ edit: 'new', game: slug }, { isNewPlace: true })} />
  );
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {create}
      </AdminHeader>
      <AdminTable
        name="templates"
        label={t('templates')}
        ports={ports.table}
        columns={columns}
        filters={[
          {
            key: 'format',
            label: t('formatLabel'),
            options: FORMAT_NAMES.map((format) => ({ value: format, label: t('format', { format }) })),
          },
          {
            key: 'status',
            label: t('statusLabel'),
            options: templateStatusSchema.options.map((status) => ({
              value: status,
              label: t('status', { status }),
            })),
          },
          { key: 'owner', label: t('owner') },
        ]}
        bulk={(chosen) => <StatusButtons chosen={chosen} setStatuses={ports.setStatuses} />}
        searchLabel={t('search')}
        rowName={({ name }) => name}
        onOpen={({ id, gameSlug }) => change({ edit: id, game: gameSlug }, { isNewPlace: true })}
        cameFrom={cameFrom}
        version={changes + revision}
        empty={{ title: t('none'), words: t('noneHint'), action: create }}
      />
    </SystemProvider>
  );
}

interface StatusButtonsProps {
  readonly chosen: ChosenRows;
  readonly setStatuses: (body: SetStatuses) => Promise<StatusesSet>;
}

const BULK = ['published', 'preview', 'archived'] as const;

/** One status for all chosen templates. */
function StatusButtons({ chosen, setStatuses }: StatusButtonsProps) {
  const t = useMessages('adminTemplates');
  const { offerUndo } = useAdminShell();
  const { isBusy, failure, run } = useBusyAction();
  const set = (status: (typeof BULK)[number]) =>
    run(async () => {
      const { templates, activityId } = await setStatuses({ selection: chosen.selection, status });
      chosen.done();
      const text = templates === 0 ? t('alreadySet', { status }) : t('statusSet', { status, templates });
      offerUndo({ text, activityId });
    });
  return (
    <>
      {BULK.map((status) => (
        <ActionButton key={status} size="sm" isBusy={isBusy} onClick={() => void set(status)}>
          {t('setStatus', { status })}
        </ActionButton>
      ))}
      {failure !== '' && (
        <Text role="alert" color="danger.fg" textStyle="hint">
          {failure}
        </Text>
      )}
    </>
  );
}
