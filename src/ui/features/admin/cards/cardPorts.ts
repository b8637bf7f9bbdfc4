import type { Changed } from '#contract/admin/activity.ts';
import type {
  BulkDone,
  CardDetail,
  CardField,
  CardGame,
  CardRow,
  ChangeCard,
  ChangePrinting,
  NewCard,
  PrintingField,
  PrintingForm,
  PrintingRow,
} from '#contract/admin/cards.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import type { useOpenRecord } from '../editor/useOpenRecord.ts';
import type { AdminTableProps } from '../kit/adminTableProps.ts';
import type { RowPorts, TablePorts } from '../kit/tableParts.ts';

interface Made {
  readonly id: string;
  readonly activityId: string;
}

/** What the screens of cards ask the server for; every call throws with words. */
export interface CardPorts {
  readonly cards: TablePorts<CardRow>;
  readonly printings: RowPorts<PrintingRow>;
  readonly game: (slug: string, signal?: AbortSignal) => Promise<CardGame>;
  readonly detail: (cardId: string, signal: AbortSignal) => Promise<CardDetail>;
  readonly make: (wish: NewCard) => Promise<Made>;
  readonly change: (cardId: string, change: ChangeCard) => Promise<Changed>;
  readonly makePrinting: (cardId: string, form: PrintingForm) => Promise<Made>;
  readonly changePrinting: (printingId: string, change: ChangePrinting) => Promise<Changed>;
  readonly setCards: (selection: TableSelection, change: CardField | PrintingField) => Promise<BulkDone>;
  readonly setPrintings: (selection: TableSelection, change: PrintingField) => Promise<BulkDone>;
  readonly removeCards: (selection: TableSelection) => Promise<BulkDone>;
  readonly removePrintings: (selection: TableSelection) => Promise<BulkDone>;
  /** Keeps a picture for a printing; answers its address. */
  readonly sendPicture: (printingId: string, picture: File, signal: AbortSignal) => Promise<string>;
}

/** What a panel works with. */
export interface CardPanelParts {
  readonly ports: CardPorts;
  /** Null while all games are looked at. */
  readonly game: CardGame | null;
  readonly opened: ReturnType<typeof useOpenRecord>;
}

export interface CardListProps extends CardPanelParts {
  /** What its table has in common with the other one. */
  readonly table: Pick<
    AdminTableProps<{ readonly id: string }>,
    'name' | 'label' | 'searchLabel' | 'onOpen' | 'openId' | 'version' | 'empty'
  >;
}
