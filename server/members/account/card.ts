import { randomBytes } from 'node:crypto';
import type { ChangeCard, PublicCard } from '#contract/members/account.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { avatarAddress } from '#server/images/art/artAddress.ts';
import { IS_FINISHED_DRAFT } from '#server/results/draftCounts.ts';
import { handleKey, handleMistakes } from '../handles.ts';
import { findMember } from '../memberRows.ts';
import { takenNameIn } from '../registration.ts';

const CARD = `select handle, avatar_seed as "avatarSeed", about_text as "aboutText", created_at as "createdAt"
  from member where id = $1 and deleted_at is null`;

const GAMES = `select g.name, count(*)::int as drafts from seat s join draft d on d.id = s.draft_id
    join game g on g.id = d.game_id
  where s.member_id = $1 and ${IS_FINISHED_DRAFT}
  group by g.id, g.name order by drafts desc, g.name`;

interface CardRow {
  readonly handle: string;
  readonly avatarSeed: string;
  readonly aboutText: string;
  readonly createdAt: Date;
}

/** What others see of a person, guests too; null when there is nobody with this id, or not any more. */
export async function readCard(sql: Sql, memberId: string): Promise<PublicCard | null> {
  const [row] = await sql.query<CardRow>(CARD, [memberId]);
  if (!row) return null;
  const games = await sql.query<{ name: string; drafts: number }>(GAMES, [memberId]);
  return {
    memberId,
    handle: row.handle,
    avatarUrl: avatarAddress(row.avatarSeed),
    aboutText: row.aboutText,
    createdUtc: row.createdAt.toISOString(),
    draftsFinished: games.reduce((sum, { drafts }) => sum + drafts, 0),
    games,
  };
}

/** `errors` maps fields to sentences, for the reply 400. */
export type CardChange =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly errors: Record<string, string[]> };

async function handleErrors(sql: Sql, memberId: string, handle: string): Promise<string[]> {
  const holder = await findMember(sql, 'handle_key', handleKey(handle));
  return holder && holder.id !== memberId ? ['This handle is taken.'] : handleMistakes(handle);
}

/** Changes what was given of a member's card; a new handle follows the rules of registration. */
export async function changeCard(db: Database, memberId: string, change: ChangeCard): Promise<CardChange> {
  const { handle, aboutText, newAvatar } = change;
  const mistakes = handle === undefined ? [] : await handleErrors(db, memberId, handle);
  if (mistakes.length > 0) return { kind: 'refused', errors: { handle: mistakes } };
  try {
    await db.query(
      `update member set handle = coalesce($2, handle), handle_key = coalesce($3, handle_key),
         about_text = coalesce($4, about_text), avatar_seed = coalesce($5, avatar_seed)
       where id = $1 and deleted_at is null and not is_guest`,
      [
        memberId,
        handle ?? null,
        handle === undefined ? null : handleKey(handle),
        aboutText ?? null,
        newAvatar ? randomBytes(12).toString('hex') : null,
      ],
    );
    return { kind: 'changed' };
  } catch (error) {
    const errors = takenNameIn(error);
    if (errors) return { kind: 'refused', errors };
    throw error;
  }
}
