import { api } from '#contract/api.ts';
import { can } from '#contract/can.ts';
import { implement } from '../http/implement.ts';
import { forbidden, refusal } from '../http/refusalError.ts';
import { changeList, deleteList, keepList, openKeptList, readShelf } from './keptLists.ts';
import { lookOfList } from './listLook.ts';
import { readOwnList } from './readOwnList.ts';

/** Lists that people bring: how they read, and those that are kept. */
export const listHandlers = [
  implement(api.listReview, async ({ body, member }, { db }) =>
    lookOfList(db, await readOwnList(db, body, member), body),
  ),
  implement(api.listShelf, ({ member }, { db }) => readShelf(db, member)),
  implement(api.listKeep, async ({ body, member }, { db, clock }) =>
    keepList(db, body, await readOwnList(db, body, member), member, clock.now()),
  ),
  implement(api.listOpen, async ({ params, member }, { db }) => {
    const kept = await openKeptList(db, params.listId, member.memberId);
    return { ...kept, look: await lookOfList(db, await readOwnList(db, kept, member), kept) };
  }),
  implement(api.listChange, async ({ params, body, member }, { db }) => {
    if (body.isShared !== undefined && !can(member, 'shareLists')) throw forbidden();
    const kept = await openKeptList(db, params.listId, member.memberId);
    if (!kept.row.isMine) throw refusal('listUnknown');
    const isRead = body.text !== undefined || body.answers !== undefined;
    const read = isRead ? await readOwnList(db, { ...kept, ...body }, member) : null;
    return changeList(db, params.listId, body, read, member);
  }),
  implement(api.listDelete, async ({ params, member }, { db }) => {
    await deleteList(db, params.listId, member.memberId);
    return undefined;
  }),
];
