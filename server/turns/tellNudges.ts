import { nudged } from '#server/mail/turnEmails.ts';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import { timeLeftInWords } from './timeLeft.ts';
import { roomPath, type TurnPorts } from './turnPorts.ts';
import { turnReader } from './turnReaders.ts';
import { turnWords } from './turnWords.ts';
import { leftOf, quietUntil, waitingSeat } from './waitingSeats.ts';

interface DueNudge {
  readonly draft_id: string;
  readonly seat: number;
  readonly by_name: string;
  readonly at: Date;
}

const DUE = `select n.draft_id, n.seat, n.by_name, n.at from nudge n join draft d on d.id = n.draft_id
  where n.told_at is null and n.due_at <= $1 and d.status <> 'paused'
  order by n.due_at limit 100 for update of n skip locked`;

/** Tells nudges by push and mail; one whose seat has picked meanwhile is dropped, also where another pack has come since. */
export function tellNudges(ports: TurnPorts): Promise<void> {
  const { db, mail, publicUrl, now } = ports;
  return db.transaction(async (tx) => {
    const nowMs = now();
    for (const { draft_id: draftId, seat, by_name: byName, at } of await tx.query<DueNudge>(DUE, [
      new Date(nowMs),
    ])) {
      const found = await waitingSeat(tx, draftId, seat);
      const waiting = found && at >= found.begunAt ? found : null;
      const quietUntilMs = waiting && quietUntil(waiting, nowMs);
      await tx.query(
        'update nudge set told_at = $3, due_at = coalesce($4, due_at) where draft_id = $1 and seat = $2',
        [
          draftId,
          seat,
          quietUntilMs === null ? new Date(nowMs) : null,
          quietUntilMs === null ? null : new Date(quietUntilMs),
        ],
      );
      if (!waiting || quietUntilMs !== null) continue;
      const { memberId, tableName: name } = waiting;
      const locale = await mail.localeOf(tx, memberId);
      const t = turnWords(locale);
      const left = timeLeftInWords(leftOf(waiting, nowMs), locale);
      const path = roomPath(draftId);
      const words = {
        title: t('pushNudge', { name: byName }),
        words: t('pushLeft', { table: name, left }),
        path,
        tag: topicOf(draftId),
      };
      await postPush(tx, memberId, words, { nowMs, dueAtMs: nowMs });
      const reader = await turnReader(tx, ports, memberId);
      if (reader) await mail.post(tx, nudged(reader, { name, link: publicUrl + path, left }, byName));
    }
  });
}
