import { Badge, Button, Card, EmptyState, Flex, Heading, Text } from '@chakra-ui/react';
import type { TemplateRow } from '#contract/admin/templates.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { CardsIndicator } from '#src/ui/components/CardsIndicator.tsx';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { Shelf, ShelfItem } from './WorkshopShelf.tsx';

interface TemplateShelvesProps {
  readonly templates: readonly TemplateRow[];
  readonly game: string;
  readonly createTable: (table: CreateTable) => Promise<string>;
  readonly onOpen: (what: string) => void;
  readonly onPlay: (draftId: string) => void;
  readonly onLobby: (draftId: string) => void;
}

/** Somebody's own templates, those of the game to copy, and those of others that can be tried out. */
export function TemplateShelves({ templates, ...calls }: TemplateShelvesProps) {
  const t = useMessages('workshop');
  const formats = useMessages('adminTemplates');
  const own = templates.filter(({ isMine }) => isMine);
  const published = templates.filter(({ isMine, status }) => !isMine && status === 'published');
  const previewed = templates.filter(({ isMine, status }) => !isMine && status === 'preview');
  const cards = (rows: readonly TemplateRow[]) =>
    rows.map((row) => <TemplateCard key={row.id} row={row} {...calls} />);
  return (
    <>
      <Shelf title={t('yourTemplates')} itemWidth="340px">
        {own.length > 0 ? (
          cards(own)
        ) : (
          <EmptyState.Root gridColumn="1 / -1">
            <EmptyState.Content>
              <CardsIndicator />
              <EmptyState.Title as="h3">{t('none')}</EmptyState.Title>
              <EmptyState.Description>{t('noneHint')}</EmptyState.Description>
              <Button mt="4" onClick={() => calls.onOpen('template new')}>
                {t('newTemplate')}
              </Button>
            </EmptyState.Content>
          </EmptyState.Root>
        )}
      </Shelf>
      {published.length > 0 && (
        <Shelf title={t('gameTemplates')} itemWidth="260px">
          {published.map(({ id, slug, template }) => (
            <ShelfItem
              key={id}
              name={template?.name ?? slug}
              about={template === null ? '' : formats('format', { format: template.format })}
              onOpen={() => calls.onOpen(`template ${id}`)}
            />
          ))}
        </Shelf>
      )}
      {previewed.length > 0 && (
        <Shelf title={t('inPreview')} itemWidth="340px">
          {cards(previewed)}
        </Shelf>
      )}
    </>
  );
}

interface TemplateCardProps extends Omit<TemplateShelvesProps, 'templates'> {
  readonly row: TemplateRow;
}

function TemplateCard({ row, game, createTable, onOpen, onPlay, onLobby }: TemplateCardProps) {
  const t = useMessages('workshop');
  const formats = useMessages('adminTemplates');
  const { isBusy, failure, run } = useBusyAction();
  const { id, template, status, slug, isMine, ownerName } = row;
  const name = template?.name ?? slug;
  const playAlone = async () => onPlay(await createTable({ game, template: slug, solo: true }));
  const host = async () =>
    onLobby(await createTable({ game, template: slug, solo: false, settings: { visibility: 'code' } }));
  const reason = status === 'archived' ? t('isArchived') : template === null ? t('isUnreadable') : undefined;
  return (
    <Card.Root as="section" aria-label={name}>
      <Card.Body gap="2.5">
        <Flex wrap="wrap" gap="2">
          <Heading as="h3" size="md" flex="1" minWidth="0">
            {name}
          </Heading>
          <Badge variant="subtle" size="xs" colorPalette={status === 'archived' ? 'warn' : 'neutral'}>
            {isMine ? t('whoPlays', { status }) : (ownerName ?? t('ofGame'))}
          </Badge>
        </Flex>
        <Text color="fg.muted" textStyle="dense">
          {template === null
            ? t('unreadable')
            : `${t('about', { format: formats('format', { format: template.format }), seats: template.seats })} ${template.blurb}`}
        </Text>
        {failure !== '' && (
          <InlineAlert status="error" isAnnounced>
            {failure}
          </InlineAlert>
        )}
        <Flex wrap="wrap" gap="2" mt="auto">
          <ActionButton
            size="sm"
            variant="subtle"
            isBusy={isBusy}
            reason={reason}
            onClick={() => void run(playAlone)}
          >
            {t('play')}
          </ActionButton>
          <ActionButton size="sm" isBusy={isBusy} reason={reason} onClick={() => void run(host)}>
            {t('host')}
          </ActionButton>
          <Button size="sm" variant="ghost" onClick={() => onOpen(`template ${id}`)}>
            {t(isMine ? 'edit' : 'view')}
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
