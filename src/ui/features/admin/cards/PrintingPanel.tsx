import { Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import {
  type CardGame,
  type PrintingForm,
  type PrintingRow,
  printingFormSchema,
} from '#contract/admin/cards.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { NeighbourButtons } from '../editor/NeighbourButtons.tsx';
import { RecordPanel } from '../editor/RecordPanel.tsx';
import { useRecordEditor } from '../editor/useRecordEditor.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { CardFields, printingFields } from './cardFields.tsx';
import { emptyPrinting, gameOf, type OpenCard } from './cardForm.ts';
import type { CardPanelParts } from './cardPorts.ts';
import { nameOfPrinting, PrintingPicture } from './PrintingPicture.tsx';

interface OpenPrinting {
  readonly printing: OpenCard['detail']['printings'][number];
  readonly cardId: string;
  readonly game: CardGame;
}

interface PrintingPanelProps extends CardPanelParts {
  readonly rows: readonly PrintingRow[];
  /** The card of a new one. */
  readonly cardId: string;
}

/** One printing of a card with its picture. */
export function PrintingPanel({ rows, cardId, ports, game, opened }: PrintingPanelProps) {
  const t = useMessages('adminCards');
  const common = useMessages('admin');
  const { id } = opened;
  const editor = useRecordEditor<OpenPrinting, PrintingForm>(
    {
      formOf: (open) => {
        if (open === null) return emptyPrinting(game);
        const { set, number, rarity, image, flavour, isDraftable } = open.printing;
        return { set, number, rarity, image, flavour, isDraftable };
      },
    },
    {
      schema: printingFormSchema,
      id,
      row: null,
      revision: useAdminShell().revision,
      read: async (printingId, signal) => {
        const detail = await ports.detail((await ports.printings.row(printingId)).cardId, signal);
        const printing = detail.printings.find((one) => one.id === printingId);
        if (printing === undefined) throw new Error(common('loadFailed'));
        return { printing, cardId: detail.id, game: await gameOf(detail.game, { game, ports, signal }) };
      },
      save: ({ record, form }) =>
        record === null
          ? ports.makePrinting(cardId, form)
          : ports.changePrinting(record.printing.id, { version: record.printing.version, printing: form }),
      onSaved: ({ activityId }, form) => {
        const name = nameOfPrinting(form);
        if (id === null) return opened.done(t('created', { name }), activityId);
        opened.changed(activityId === null ? common('nothingChanged') : t('saved', { name }), activityId);
        readAgain();
      },
    },
  );
  const readAgain = () => editor.send({ type: 'changed.elsewhere' });
  const onKept = (printing: PrintingForm) => {
    opened.changed(t('uploaded', { name: nameOfPrinting(printing) }), null);
    readAgain();
  };
  return (
    <RecordPanel
      editor={editor}
      titleOf={({ printing }) => nameOfPrinting(printing)}
      words={{
        ...{ newTitle: t('newPrinting'), create: t('createPrinting') },
        ...{ save: t('savePrinting'), notSaved: t('printingNotSaved') },
      }}
      acts={<NeighbourButtons rows={rows} id={id} onOpen={opened.open} />}
      onClose={opened.close}
      after={({ record }) =>
        record && (
          <PrintingPicture
            {...{ ports, onKept, onDeleted: opened.done, printing: record.printing }}
            aspect={record.game.look.cardAspect}
          />
        )
      }
    >
      {({ record, form }) => {
        const known = record?.game ?? game;
        if (known === null) return null;
        return (
          <>
            {record !== null && (
              <Link asChild>
                <RouteLink to="/admin/cards" search={{ game: known.look.slug, open: record.cardId }}>
                  {t('ofCard', { name: record.printing.card })}
                </RouteLink>
              </Link>
            )}
            <CardFields fields={printingFields(known, form, t)} />
          </>
        );
      }}
    </RecordPanel>
  );
}
