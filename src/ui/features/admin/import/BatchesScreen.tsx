import { Badge, Box, Button, EmptyState, Flex, Link, Skeleton, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportState, ImportView } from '#contract/admin/imports.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useLookup } from '#src/ui/components/useLookup.ts';
import { DiscardedImport } from '#src/ui/features/imports/ImportGone.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconUpload from '~icons/ph/upload-simple';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { type ImportPorts, totalOf } from './importParts.ts';
import { Unloaded } from './Unloaded.tsx';

interface BatchesProps {
  readonly ports: ImportPorts;
}

/** Earlier imports, each with the way back. */
export function BatchesScreen({ ports }: BatchesProps) {
  const t = useMessages('adminImport');
  useScreenTitle(t('pastTitle'));
  const { game } = useAdminShell();
  return (
    <SystemProvider>
      <AdminHeader title={t('pastTitle')} sentence={t('pastLead')}>
        <NewImport variant="solid" />
      </AdminHeader>
      <Batches key={game} game={game} ports={ports} />
    </SystemProvider>
  );
}

function NewImport({ variant }: { readonly variant: 'solid' | 'outline' }) {
  const t = useMessages('adminImport');
  const { game } = useAdminShell();
  return (
    <Button asChild variant={variant}>
      <RouteLink to="/admin/cards" search={{ ...(game === '' ? {} : { game }), view: 'import' }}>
        <IconUpload aria-hidden="true" />
        {t('title')}
      </RouteLink>
    </Button>
  );
}

function Batches({ game, ports }: BatchesProps & { readonly game: string }) {
  const t = useMessages('adminImport');
  const { found, failure, retry } = useLookup(game, ports.list);
  if (failure !== null) return <Unloaded title={t('pastFailed')} words={failure} onRetry={retry} />;
  if (found === null) return <Skeleton height="240px" borderRadius="panel" />;
  if (found.value.length === 0)
    return (
      <EmptyState.Root>
        <EmptyState.Content>
          <EmptyState.Title>{t('nonePast')}</EmptyState.Title>
          <EmptyState.Description mb="4">{t('nonePastHint')}</EmptyState.Description>
          <NewImport variant="outline" />
        </EmptyState.Content>
      </EmptyState.Root>
    );
  return (
    <Box as="ul" layerStyle="flat" listStyleType="none">
      {found.value.map((view) => (
        <Batch key={view.id} view={view} ports={ports} />
      ))}
    </Box>
  );
}

const TONES: Readonly<Record<ImportState, string>> = {
  reading: 'teal',
  ready: 'warn',
  refused: 'danger',
  storing: 'teal',
  done: 'ok',
  undoing: 'teal',
  undone: 'neutral',
};
const UNSTORED: readonly ImportState[] = ['reading', 'ready', 'refused'];

function Batch({ view, ports: { wizard } }: BatchesProps & { readonly view: ImportView }) {
  const t = useMessages('adminImport');
  const { isBusy, failure, run } = useBusyAction();
  const [isDiscarded, setIsDiscarded] = useState(false);
  const { id, state, fileName, game, format, by, createdAtMs } = view;
  const discardOrRestore = () =>
    void run(async () => {
      await (isDiscarded ? wizard.restore : wizard.discard)({ id }, new AbortController().signal);
      setIsDiscarded(!isDiscarded);
    });
  const search = { view: 'import', import: id, ...(game.isNew ? {} : { game: game.slug }) };
  const when = formatFor().date(createdAtMs, { dateStyle: 'medium', timeStyle: 'short' });
  const told = { by: by ?? t('command'), when };
  const isDone = state === 'done';
  if (isDiscarded)
    return (
      <li>
        <DiscardedImport
          file={fileName}
          isBusy={isBusy}
          failure={failure || null}
          onRestore={discardOrRestore}
        />
      </li>
    );
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2"
      px="5"
      py="3"
      _notFirst={{ borderTop: 'line' }}
    >
      <Box flex="1" minWidth={{ base: 'full', sm: '260px' }} overflowWrap="anywhere">
        <Link asChild>
          <RouteLink to="/admin/cards" search={search}>
            {fileName}
          </RouteLink>
        </Link>{' '}
        <Text as="span" color="fg.muted" textStyle="dense">
          {t('intoGame', { game: game.name })}
        </Text>
        <Text color="fg.muted" fontSize="13px">
          {format === '' ? t('byWhen', told) : t('byFormat', { ...told, format })}
        </Text>
        {failure !== '' && (
          <Text role="alert" color="danger.fg">
            {failure}
          </Text>
        )}
      </Box>
      <Text textStyle="code" fontSize="sm" color="fg.muted">
        {t('sums', { created: totalOf(view, 'create'), updated: totalOf(view, 'update') })}
      </Text>
      <Badge size="xs" variant="subtle" colorPalette={TONES[state]}>
        {t('state', { state })}
      </Badge>
      {UNSTORED.includes(state) && (
        <ActionButton
          size="sm"
          isBusy={isBusy}
          aria-label={t('discardNamed', { file: fileName })}
          onClick={discardOrRestore}
        >
          {t('discard')}
        </ActionButton>
      )}
      {(isDone || state === 'undone') && view.isKept && (
        <Button asChild size="sm">
          <RouteLink
            to="/admin/cards"
            search={search}
            aria-label={t(isDone ? 'undoNamed' : 'redoNamed', { file: fileName })}
          >
            {t(isDone ? 'undo' : 'redo')}
          </RouteLink>
        </Button>
      )}
    </Flex>
  );
}
