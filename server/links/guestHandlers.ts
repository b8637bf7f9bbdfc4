import { api as rows } from '#contract/api.ts';
import type { AppContext, RouteModule } from '../app/appContext.ts';
import { guessFrom } from '../app/requests/guessedCodes.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import type { Sql } from '../db/database.ts';
import { findByCode } from '../drafts/tableRows.ts';
import { implement } from '../http/implement.ts';
import { invalid, refusal } from '../http/refusalError.ts';
import type { Audience } from '../hub/audience.ts';
import { isNameTaken, readGuestName } from '../members/guestNames.ts';

const TAKEN = 'Somebody here has a name that looks like this one. Choose another.';
const OPEN_TABLES = `select d.id from draft d join seat s on s.draft_id = d.id
  where s.member_id = $1 and d.status not in ('finished', 'cancelled')`;

/** A name that may be kept by this guest at these tables; throws 400 with the reason beside the field. */
async function goodName(
  sql: Sql,
  typed: string,
  memberId: string | null,
  draftIds: readonly string[],
): Promise<string> {
  const read = readGuestName(typed);
  if (!read.ok) throw invalid({ name: [read.sentence] });
  if (await isNameTaken(sql, read.name, memberId, draftIds)) throw invalid({ name: [TAKEN] });
  return read.name;
}

async function tableOf(context: AppContext, code: string, address: string): Promise<string> {
  const { db } = context;
  const draftId = await guessFrom(context, address)(() => findByCode(db, code));
  if (draftId === null) throw refusal('codeUnknown');
  return draftId;
}

/** What guests are called, by themselves or by the host of their table. */
export const guestRoutes =
  (audience: Pick<Audience, 'tableChanged'>): RouteModule =>
  async (api, context) => {
    const { db } = context;
    /** Keeps a guest's name, and tells it at every open table where they sit. */
    async function rename(memberId: string, typed: string | null, comingTo: readonly string[]) {
      const tables = (await db.query<{ id: string }>(OPEN_TABLES, [memberId])).map(({ id }) => id);
      const name = typed === null ? null : await goodName(db, typed, memberId, [...tables, ...comingTo]);
      await db.query('update member set guest_name = $2 where id = $1 and is_guest', [memberId, name]);
      for (const draftId of tables) audience.tableChanged(draftId);
    }

    const modules = [
      implement(rows.guestNameCheck, async ({ body, member, request }) => {
        const draftId = await tableOf(context, body.code, addressOf(request));
        await goodName(db, body.name, member?.memberId ?? null, [draftId]);
        return undefined;
      }),
      implement(rows.guestName, async ({ member }) => {
        const [row] = await db.query<{ name: string | null }>(
          'select guest_name as name from member where id = $1 and is_guest',
          [member.memberId],
        );
        return { name: row?.name ?? null };
      }),
      implement(rows.guestNameSet, async ({ body, member, request }) => {
        if (!member.isGuest) throw refusal('notAllowed');
        const comingTo =
          body.code === undefined ? [] : [await tableOf(context, body.code, addressOf(request))];
        await rename(member.memberId, body.name, comingTo);
        return undefined;
      }),
      implement(rows.guestRename, async ({ params, body, member }) => {
        const { draftId, memberId } = params;
        const [table] = await db.query<{ host_id: string | null; isSeated: boolean }>(
          `select host_id, exists (select 1 from seat s join member m on m.id = s.member_id
             where s.draft_id = d.id and s.member_id = $2 and m.is_guest) as "isSeated" from draft d where id = $1`,
          [draftId, memberId],
        );
        // Nobody but its host learns anything about a table.
        if (table?.host_id !== member.memberId || !table.isSeated) throw refusal('notFound');
        await rename(memberId, body.name, []);
        return undefined;
      }),
    ];
    for (const add of modules) await add(api, context);
  };
