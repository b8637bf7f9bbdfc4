import { readQuietHours } from '#server/drafts/clock/correspondents.ts';
import { firstAwake } from '#server/drafts/clock/quietHours.ts';
import { draftIsOver } from '#server/mail/turnEmails.ts';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import type { TurnPorts } from './turnPorts.ts';
import { turnReader } from './turnReaders.ts';
import { turnWords } from './turnWords.ts';

const OVER = `select id, name from draft where status = 'building' and settings->>'clock' = 'correspondence' and not is_solo
  and over_told_at is null order by finished_at limit 20 for update skip locked`;

/** Tells everybody who sits at a table that is over, after the quiet hours of each. */
export function tellEnds(ports: TurnPorts): Promise<void> {
  const { db, mail, publicUrl, now } = ports;
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
        const t = turnWords(await mail.localeOf(tx, memberId));
        const words = {
          title: t('pushOver'),
          words: t('pushBuild', { table: name }),
          path,
          tag: topicOf(draftId),
        };
        await postPush(tx, memberId, words, { nowMs, dueAtMs });
        const reader = await turnReader(tx, ports, memberId);
        if (reader) await mail.post(tx, draftIsOver(reader, { name, link: publicUrl + path }), dueAtMs);
      }
    }
  });
}
