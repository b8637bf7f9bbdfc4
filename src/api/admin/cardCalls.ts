import { changedSchema } from '#contract/admin/activity.ts';
import {
  bulkDoneSchema,
  type CardField,
  type ChangeCard,
  type ChangePrinting,
  cardDetailSchema,
  cardGameSchema,
  cardRowSchema,
  madeSchema,
  type NewCard,
  type PrintingField,
  type PrintingForm,
  printingRowSchema,
} from '#contract/admin/cards.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import type { Api } from '../api.ts';
import { createTableCalls } from './tables.ts';

/** Calls about cards and printings; all throw `ApiFailure`. */
export function createCardCalls(api: Api) {
  return {
    cards: createTableCalls(api, 'cards', cardRowSchema),
    printings: createTableCalls(api, 'printings', printingRowSchema),
    game: (slug: string, signal: AbortSignal) =>
      api.get(`/admin/card-games/${slug}`, cardGameSchema, { signal }),
    detail: (cardId: string, signal: AbortSignal) =>
      api.get(`/admin/cards/${cardId}`, cardDetailSchema, { signal }),
    make: (wish: NewCard) => api.post('/admin/cards', wish, madeSchema),
    change: (cardId: string, change: ChangeCard) => api.put(`/admin/cards/${cardId}`, change, changedSchema),
    makePrinting: (cardId: string, form: PrintingForm) =>
      api.post(`/admin/cards/${cardId}/printings`, form, madeSchema),
    changePrinting: (printingId: string, change: ChangePrinting) =>
      api.put(`/admin/printings/${printingId}`, change, changedSchema),
    setCards: (selection: TableSelection, change: CardField) =>
      api.post('/admin/cards/change', { selection, change }, bulkDoneSchema),
    setPrintings: (selection: TableSelection, change: PrintingField) =>
      api.post('/admin/printings/change', { selection, change }, bulkDoneSchema),
    removeCards: (selection: TableSelection) =>
      api.post('/admin/cards/delete', { selection }, bulkDoneSchema),
    removePrintings: (selection: TableSelection) =>
      api.post('/admin/printings/delete', { selection }, bulkDoneSchema),
  };
}
