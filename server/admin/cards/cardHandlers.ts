import { api } from '#contract/api.ts';
import { implement } from '../../http/implement.ts';
import { editorOf } from '../editor.ts';
import { deleteCards, deletePrintings, setCardField, setPrintingField } from './bulkCards.ts';
import { readCardGame } from './cardGame.ts';
import { changeCard, changePrinting } from './changeCard.ts';
import { makeCard, makePrinting } from './makeCard.ts';
import { readCard } from './readCard.ts';

/** Cards and their printings, one by one and many at once. */
export const adminCardHandlers = [
  implement(api.cardGame, ({ params }, { db }) => readCardGame(db, params.game)),
  implement(api.cardDetail, ({ params }, { db }) => readCard(db, params.cardId)),
  implement(api.cardMake, ({ body, member }, context) =>
    makeCard(context.db, editorOf(member, context), body),
  ),
  implement(api.cardChange, async ({ params, body, member }, context) => ({
    activityId: await changeCard(context.db, editorOf(member, context), params.cardId, body),
  })),
  implement(api.printingMake, ({ params, body, member }, context) =>
    makePrinting(context.db, editorOf(member, context), params.cardId, body),
  ),
  implement(api.printingChange, async ({ params, body, member }, context) => ({
    activityId: await changePrinting(context.db, editorOf(member, context), params.printingId, body),
  })),
  implement(api.cardsChange, ({ body, member }, context) =>
    setCardField(context.db, editorOf(member, context), body.selection, body.change),
  ),
  implement(api.printingsChange, ({ body, member }, context) =>
    setPrintingField(context.db, editorOf(member, context), body.selection, body.change),
  ),
  implement(api.cardsDelete, ({ body, member }, context) =>
    deleteCards(context.db, editorOf(member, context), body.selection),
  ),
  implement(api.printingsDelete, ({ body, member }, context) =>
    deletePrintings(context.db, editorOf(member, context), body.selection),
  ),
];
