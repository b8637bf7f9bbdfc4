import { Card, Field, Flex, Heading, SegmentGroup, Skeleton, Text } from '@chakra-ui/react';
import { type ImportView, PREVIEW_ROWS } from '#contract/admin/imports.ts';
import { useLookup } from '#src/ui/components/useLookup.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormSelect } from '#src/ui/system/forms/controls.tsx';
import { PreviewRows } from './ImportRows.tsx';
import { changesOf, type ImportPorts, KINDS, type PreviewAsk } from './importParts.ts';
import { Unloaded } from './Unloaded.tsx';

interface PreviewPanelProps {
  readonly view: ImportView;
  readonly ports: ImportPorts;
}

const ACTIONS = ['create', 'update', 'keep'] as const;

/** Row by row what the import makes and changes. */
export function PreviewPanel({ view, ports }: PreviewPanelProps) {
  const t = useMessages('adminImport');
  // Rows that only differ where a person set them are among the unchanged.
  const mayKeep = (kind: PreviewAsk['kind']) => view.kept > 0 && (view.counts[kind]?.skip ?? 0) > 0;
  const kinds = KINDS.filter((kind) => changesOf(view, kind) > 0 || mayKeep(kind));
  const first: PreviewAsk = { id: view.id, kind: kinds[0] ?? 'card', action: undefined, page: 1 };
  const { asked, found, failure, isAsking, ask, retry } = useLookup(first, ports.rows);
  if (kinds.length === 0) return null;
  const actions = ['all', ...ACTIONS.slice(0, view.kept > 0 ? 3 : 2)] as const;
  const show = (changes: Partial<PreviewAsk>) => ask({ ...asked, page: 1, ...changes });
  return (
    <Card.Root variant="outline" as="section" aria-label={t('preview')} aria-busy={isAsking}>
      <Flex wrap="wrap" align="center" gap="2" px="5" py="14px" borderBottom="line">
        <Heading as="h2" size="md" flex="1">
          {t('preview')}
        </Heading>
        <Field.Root width="auto">
          <FormSelect
            size="sm"
            aria-label={t('shown')}
            value={asked.kind}
            onChange={({ target }) => show({ kind: KINDS.find((one) => one === target.value) ?? asked.kind })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t('counted', { kind, count: changesOf(view, kind) })}
              </option>
            ))}
          </FormSelect>
        </Field.Root>
        <SegmentGroup.Root
          size="sm"
          aria-label={t('rows')}
          value={asked.action ?? 'all'}
          onValueChange={({ value }) => show({ action: ACTIONS.find((action) => action === value) })}
        >
          <SegmentGroup.Items
            items={actions.map((value) => ({ value, label: t('action', { action: value }) }))}
          />
        </SegmentGroup.Root>
      </Flex>
      {failure !== null && <Unloaded title={t('previewFailed')} words={failure} onRetry={retry} />}
      {found !== null && found.value.rows.length > 0 && (
        <PreviewRows kind={found.ask.kind} rows={found.value.rows} />
      )}
      {found?.value.rows.length === 0 && (
        <Text px="5" py="4" color="fg.muted">
          {t('noRows')}
        </Text>
      )}
      {found !== null && (
        <Pager page={asked.page} total={found.value.total} onPage={(page) => show({ page })} />
      )}
      {found === null && failure === null && <Skeleton height="140px" m="5" />}
    </Card.Root>
  );
}

interface PagerProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, total, onPage }: PagerProps) {
  const t = useMessages('adminImport');
  const pages = Math.ceil(total / PREVIEW_ROWS);
  if (pages < 2) return null;
  return (
    <Flex as="nav" aria-label={t('previewPages')} align="center" justify="flex-end" gap="2" px="5" py="2.5">
      <Text role="status" textStyle="code" fontSize="sm">
        {t('pageOf', { page, pages })}
      </Text>
      <ActionButton size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previousPage')}
      </ActionButton>
      <ActionButton size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('nextPage')}
      </ActionButton>
    </Flex>
  );
}
