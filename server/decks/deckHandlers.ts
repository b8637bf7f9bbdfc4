import { api as rows } from '#contract/api.ts';
import { refused } from '#contract/refusals.ts';
import { noteExport } from '../achievements/noteExport.ts';
import type { AppContext, RouteModule } from '../app/appContext.ts';
import type { NameLanguage } from '../cards/shownNames.ts';
import { refuseCoveredPool } from '../drafts/running/seatView.ts';
import type { Tables } from '../drafts/tables.ts';
import { cardIdsOf } from '../exports/deckCards.ts';
import { exportDeck } from '../exports/exportDeck.ts';
import { readListIntoPool } from '../exports/lists/readListIntoPool.ts';
import type { TemplateSandbox } from '../exports/sandbox/templateSandbox.ts';
import { granted } from '../http/granted.ts';
import { type Call, implement } from '../http/implement.ts';
import { refusal } from '../http/refusalError.ts';
import { namesLanguage } from '../http/requestLocale.ts';
import { readDeck } from './deck.ts';
import { readSnapshots, removeSnapshot, takeSnapshot } from './deckSnapshots.ts';
import { addDeck, type DeckOwner, removeDeck } from './otherDecks.ts';
import { saveDeck } from './saveDeck.ts';
import { startedDraft } from './startedDraft.ts';

type DeckCall = Pick<Call<typeof rows.deckAdd>, 'params' | 'member'>;

/** The draft that a call names; throws where none was started. */
async function draftOf(tables: Tables, { db }: AppContext, draftId: string) {
  return (await startedDraft(tables, db, draftId)) ?? granted(refused('notFound'));
}

/** The deck that the pool of a call stands for, as far as the caller may see it; throws the refusal. */
async function deckFor(
  tables: Tables,
  context: AppContext,
  { params, member }: DeckCall,
  deckNumber?: number,
  language: NameLanguage = null,
) {
  const { draftId, memberId } = params;
  const draft = await draftOf(tables, context, draftId);
  const reader = { readerId: member.memberId, nowMs: context.clock.now(), deckNumber, language };
  return { draft, view: granted(await readDeck(context.db, draft, memberId, reader)) };
}

/** Reading a deck and saving it. */
const deckItself = (tables: Tables): readonly RouteModule[] => [
  implement(
    rows.deck,
    async (call, context) =>
      (await deckFor(tables, context, call, call.query.deck, namesLanguage(call.request))).view,
  ),
  implement(rows.deckSave, async ({ params, query, body: save, member }, context) => {
    const { draftId, memberId } = params;
    const draft = await draftOf(tables, context, draftId);
    const number = query.deck ?? 1;
    const asked = { draft, memberId, number, writerId: member.memberId, save, nowMs: context.clock.now() };
    const { isTableFinished, ...saved } = granted(await saveDeck(context.db, asked));
    if (isTableFinished) tables.changed(draftId);
    return saved;
  }),
];

/** What an owner keeps beside the deck that stands: other decks of the pool, and snapshots of each. */
function deckKeeping(tables: Tables): readonly RouteModule[] {
  const ownerOf = async ({ params, member }: DeckCall, context: AppContext): Promise<DeckOwner> => {
    const draft = await draftOf(tables, context, params.draftId);
    const covered = refuseCoveredPool(draft);
    if (covered) granted(covered);
    return { draft, memberId: params.memberId, writerId: member.memberId, nowMs: context.clock.now() };
  };
  return [
    implement(rows.deckAdd, async (call, context) =>
      granted(await addDeck(context.db, await ownerOf(call, context), call.body)),
    ),
    implement(rows.deckRemove, async (call, context) =>
      granted(await removeDeck(context.db, await ownerOf(call, context), call.query.deck ?? 1)),
    ),
    implement(rows.deckSnapshots, async (call, context) =>
      granted(await readSnapshots(context.db, await ownerOf(call, context), call.query.deck ?? 1)),
    ),
    implement(rows.deckSnapshotTake, async (call, context) =>
      granted(await takeSnapshot(context.db, await ownerOf(call, context), call.query.deck ?? 1, call.body)),
    ),
    implement(rows.deckSnapshotRemove, async (call, context) => {
      granted(await removeSnapshot(context.db, await ownerOf(call, context), call.params.snapshotId));
      return undefined;
    }),
  ];
}

/** Decks in the formats of other programs, and lists in those formats back into a pool. */
const deckFiles = (tables: Tables, sandbox: TemplateSandbox): readonly RouteModule[] => [
  implement(rows.deckExport, async (call, context) => {
    const { draft, view } = await deckFor(tables, context, call, call.query.deck);
    const ports = { db: context.db, sandbox, publicUrl: context.settings.publicUrl };
    return granted(await exportDeck(ports, { view, catalogue: draft.setup.catalogue }, call.params.slug));
  }),
  implement(rows.deckTaken, async ({ params, member }, { db, clock }) => {
    const { draftId, memberId } = params;
    if (member.memberId !== memberId) throw refusal('deckNotYours');
    const draft = await startedDraft(tables, db, draftId);
    const reader = { readerId: memberId, nowMs: clock.now() };
    if (!draft || !(await readDeck(db, draft, memberId, reader)).ok) throw refusal('notFound');
    await noteExport(db, memberId, draftId, clock.now());
    return undefined;
  }),
  implement(rows.deckListRead, async (call, context) => {
    if (call.member.memberId !== call.params.memberId) throw refusal('deckNotYours');
    const { draft, view } = await deckFor(tables, context, call, call.query.deck);
    const ids = await cardIdsOf(context.db, draft.setup.catalogue, view);
    const reading = readListIntoPool(call.body.text, view, ids);
    if (reading.ok) return reading.value;
    const { sentences } = reading;
    const [only] = sentences;
    throw refusal(reading.refusal, null, {
      ...(sentences.length === 1 && only !== undefined ? { sentence: only } : {}),
      errors: { list: [...sentences] },
    });
  }),
];

/** The decks that people build from what they drafted. */
export const deckHandlers = (tables: Tables, sandbox: TemplateSandbox): readonly RouteModule[] => [
  ...deckItself(tables),
  ...deckKeeping(tables),
  ...deckFiles(tables, sandbox),
];
