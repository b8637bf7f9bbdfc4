import { Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CardRow } from '#contract/admin/cards.ts';
import { PlayCard } from '#src/ui/components/cards/PlayCard.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import IconPlus from '~icons/ph/plus';
import { NeighbourButtons } from '../editor/NeighbourButtons.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { CardFields, cardFields, printingFields } from './cardFields.tsx';
import {
  cardOf,
  type EditedCard,
  editedCard,
  emptyPrinting,
  faceOf,
  gameOf,
  newCard,
  newCardSchema,
  nextCard,
  type OpenCard,
  printingOf,
  storedCardSchema,
} from './cardForm.ts';
import type { CardPanelParts } from './cardPorts.ts';

interface CardPanelProps extends CardPanelParts {
  readonly rows: readonly CardRow[];
}

/** One card: a new one with its first printing, after which the next can be typed; a stored one with its printings. */
export function CardPanel({ rows, ports, game, opened }: CardPanelProps) {
  const t = useMessages('adminCards');
  const common = useMessages('admin');
  const fields = useRef<HTMLDivElement>(null);
  const { id } = opened;
  const editor = useRecordEditor<OpenCard, EditedCard>(
    { formOf: (card) => (card === null ? newCard(game) : editedCard(card)) },
    {
      schema: id === null ? newCardSchema : storedCardSchema,
      id,
      row: null,
      revision: useAdminShell().revision,
      read: async (cardId, signal) => {
        const detail = await ports.detail(cardId, signal);
        return { detail, game: await gameOf(detail.game, { game, ports, signal }) };
      },
      save: async ({ record, form }) => {
        const look = (record?.game ?? game)?.look;
        if (look === undefined) throw new Error(t('chooseGame'));
        const card = cardOf(form, look, record?.detail.card ?? null);
        return record === null
          ? ports.make({ game: look.slug, card, printing: printingOf(form) })
          : ports.change(record.detail.id, { version: record.detail.version, card });
      },
      onSaved: ({ activityId }, form) => {
        const name = form.name.trim();
        const words = id === null ? t('created', { name }) : t('saved', { name });
        opened.changed(activityId === null ? common('nothingChanged') : words, activityId);
        if (id !== null) return readAgain();
        editor.send({ type: 'next.begun', form: nextCard(form) });
        fields.current?.querySelector('input')?.focus();
      },
    },
  );
  const readAgain = () => editor.send({ type: 'changed.elsewhere' });
  return (
    <RecordPanel
      editor={editor}
      titleOf={({ detail }) => detail.card.name}
      words={{
        ...{ newTitle: t('newCard'), create: t('createNext') },
        ...{ save: t('saveCard'), notSaved: t('cardNotSaved') },
      }}
      acts={<NeighbourButtons rows={rows} id={id} onOpen={opened.open} />}
      onClose={opened.close}
      after={({ record }) => record && <Printings card={record} />}
    >
      {({ record, form }) => {
        const known = record?.game ?? game;
        if (known === null) return null;
        const printing = record === null ? form : (record.detail.printings[0] ?? emptyPrinting(known));
        const face = faceOf(form, known.look, printing, record?.detail.card ?? null);
        return (
          <>
            {record?.detail.card.isNameOnly && (
              <InlineAlert status="info" title={t('nameOnlyTitle')}>
                {t('nameOnlyHint')}
              </InlineAlert>
            )}
            {known.sets.length === 0 && record === null && (
              <InlineAlert status="warning" title={t('noSets')}>
                {t('noSetsHint')}
              </InlineAlert>
            )}
            <HStack gap="4" align="flex-start" {...(record === null && { order: 1, justify: 'center' })}>
              <PlayCard face={face} look={known.look} size={record === null ? 'lg' : 'md'} />
              {record !== null && <Facts card={record} />}
            </HStack>
            <Stack ref={fields} gap="4">
              <CardFields fields={cardFields(known, t)} />
              {record === null && <CardFields fields={printingFields(known, form, t)} />}
            </Stack>
          </>
        );
      }}
    </RecordPanel>
  );
}

function Facts({ card: { detail } }: { readonly card: OpenCard }) {
  const t = useMessages('adminCards');
  return (
    <Stack gap="2.5" color="fg.muted" textStyle="dense">
      <Text>{t('inDrafts', { count: detail.drafts })}</Text>
      {detail.usedBy.length > 0 && <Text>{t('inPacks', { names: formatFor().list(detail.usedBy) })}</Text>}
    </Stack>
  );
}

/** The ways to the printings of a card, each at its own address beside the others. */
function Printings({ card: { detail, game } }: { readonly card: OpenCard }) {
  const t = useMessages('adminCards');
  const among = { game: detail.game, view: 'printings', search: detail.card.name };
  return (
    <Stack as="section" aria-label={t('printings')} gap="2" paddingTop="3.5" borderTop="line">
      <Heading as="h3" size="sm">
        {t('printings')}
      </Heading>
      {detail.printings.map(({ id, set, number, rarity, isDraftable }) => (
        <HStack key={id} gap="2.5" minHeight="8" wrap="wrap" textStyle="dense">
          <Link asChild textStyle="code">
            <RouteLink to="/admin/cards" search={{ ...among, open: id }}>
              {`${set} ${number}`}
            </RouteLink>
          </Link>
          <Text color="fg.muted">
            {game.look.rarities.find(({ code }) => code === rarity)?.name ?? rarity}
          </Text>
          {!isDraftable && <Text color="fg.subtle">{t('notDrafted')}</Text>}
        </HStack>
      ))}
      <Link asChild>
        <RouteLink to="/admin/cards" search={{ ...among, open: 'new', card: detail.id }}>
          <IconPlus aria-hidden="true" />
          {t('addPrinting')}
        </RouteLink>
      </Link>
    </Stack>
  );
}
