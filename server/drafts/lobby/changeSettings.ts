import { type Reply, refused } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { noteHookFact } from '#server/hooks/hookFacts.ts';
import { endOverlayKey } from '#server/overlays/overlayKeys.ts';
import { mayHaveTable, readPerson } from './hostingRights.ts';
import type { LobbyContext } from './lobbyContext.ts';
import { mayShape, NO_SIZES, shapedTemplate } from './tableRules.ts';

type Asked = Extract<TableCommand, { type: 'changeSettings' }>;

const done: Reply<null> = { ok: true, value: null };

const SETTING_WORDS: Record<keyof TableSettings, string> = {
  name: 'Name',
  visibility: 'Who may find the table',
  clock: 'Clock',
  timeBank: 'Time bank',
  seats: 'Seats',
  picksOpenTo: 'Who sees the picks',
  watchers: 'Watchers',
  streamDelaySeconds: 'Stream delay',
  hints: 'Hints',
  picksOpenAfterHours: 'When picks are opened',
  description: 'Description',
  pace: 'Seconds per pick',
  rules: 'Packs and picks',
  reviewSeconds: 'Review between packs',
  hidesPool: 'Covered pools',
  teams: 'Teams',
};

/** Changes settings as the host asks, tells everybody what changed, and clears who was ready. */
export async function changeSettings(context: LobbyContext, { settings }: Asked): Promise<Reply<null>> {
  const { sql, table } = context;
  const next = { ...table.settings, ...settings };
  const keys = Object.keys(SETTING_WORDS) as (keyof TableSettings)[];
  const different = keys.filter((key) => JSON.stringify(next[key]) !== JSON.stringify(table.settings[key]));
  if (different.length === 0) return done;
  const person = await readPerson(sql, context.memberId);
  const isMore = next.visibility !== table.settings.visibility || next.seats > table.settings.seats;
  const having = isMore && person ? mayHaveTable(person, next) : done;
  if (!having.ok) return having;
  const written = table.settings.written ?? table.template;
  const sizesOf = (pack: string) => {
    const known = table.packs[pack];
    return known ? { least: known.least, most: known.cards } : NO_SIZES;
  };
  const shaping = mayShape(written, next, sizesOf);
  if (!shaping.ok) return shaping;
  if (different.includes('seats')) {
    const resized = await resize(context, next.seats);
    if (!resized.ok) return resized;
  }
  next.changedSettings = different;
  next.changed = `${different.map((key) => SETTING_WORDS[key]).join(', ')} changed. Everyone's ready was cleared.`;
  await sql.query(
    'update draft set settings = $2::jsonb, name = $3, seats = $4, template = $5::jsonb where id = $1',
    [
      table.draftId,
      JSON.stringify({ ...next, written }),
      next.name,
      next.seats,
      JSON.stringify(shapedTemplate(written, next, sizesOf)),
    ],
  );
  if (!next.watchers) await endOverlayKey(sql, table.draftId);
  await sql.query(
    `update seat set ready = false, nonce_commitment = null
     where draft_id = $1 and kind = 'member' and member_id <> $2`,
    [table.draftId, context.memberId],
  );
  // Whoever heard of it before, as its host's own hook may have, is not told again.
  if (different.includes('visibility') && next.visibility === 'open')
    await noteHookFact(sql, { type: 'table.opened', draftId: table.draftId }, context.nowMs);
  context.tell({ type: 'settingsChanged', words: next.changed, settings: different });
  return done;
}

async function resize({ sql, table }: LobbyContext, seats: number): Promise<Reply<null>> {
  const people = table.seats.filter((seat) => seat.kind === 'member');
  if (people.length > seats || seats < 1)
    return refused('tableFull', 'More people sit here than the table would have seats.');
  const outside = people.filter((seat) => seat.seat >= seats);
  const inside = table.seats.filter((seat) => seat.seat < seats && seat.kind !== 'member');
  await sql.query('delete from seat where draft_id = $1 and seat >= $2', [table.draftId, seats]);
  for (const [index, person] of outside.entries()) {
    await sql.query(
      `update seat set kind = 'member', member_id = $3, bot_name = null, ready = false, nonce_commitment = null
       where draft_id = $1 and seat = $2`,
      [table.draftId, inside[index]?.seat ?? 0, person.memberId],
    );
  }
  for (let seat = table.seats.length; seat < seats; seat++)
    await sql.query("insert into seat (draft_id, seat, kind, ready) values ($1, $2, 'open', false)", [
      table.draftId,
      seat,
    ]);
  return done;
}
