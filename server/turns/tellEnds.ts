import { readQuietHours } from '#server/drafts/clock/correspondents.ts';
import { firstAwake } from '#server/drafts/clock/quietHours.ts';
import { draftIsOver } from '#server/mail/turnEmails.ts';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import type { TurnPorts } from './turnPorts.ts';
import { turnReader } from './turnReaders.ts';

const OVER = `select id, name from draft where status = 'building' and settings->>'clock' = 'correspondence' and not is_solo
  and over_told_at is null order by finished_at limit 20 for update skip locked`;

/** Tells everybody who sits at a table that is over, after the quiet hours of each. */
export function tellEnds({ db, mail, links, publicUrl, now }: TurnPorts): Promise<void> {
  return db.transaction(async (tx) => {
    const nowMs = now();
    for (const { id: draftId, name } of await tx.query<{ id: string; name: string }>(OVER)) {
      await tx.query('update draft set over_told_at = $2 where id = $1', [draftId, new Date(nowMs)]);
      const quiet = await readQuietHours(tx, draftId);
      const seats = await tx.query<{ seat: number; member_id: string }>(
        'select seat, member_id from seat where draft_id = $1 and member_id is not null order by seat',
        [draftId],
      );
      for (const { seat, member_id: memberId } of seats) {
        const dueAtMs = firstAwake(quiet.get(seat) ?? null, nowMs);
        const path = `/drafts/${draftId}/deck-builder/${memberId}`;
        const words = {
          title: 'The draft is over',
          words: `${name}: build your deck.`,
          path,
          tag: topicOf(draftId),
        };
        await postPush(tx, memberId, words, { nowMs, dueAtMs });
        const reader = await turnReader(tx, links, memberId);
        if (reader) await mail.post(tx, draftIsOver(reader, { name, link: publicUrl + path }), dueAtMs);
      }
    }
  });
}
