import { timeRunsOut } from '#server/mail/turnEmails.ts';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import { timeLeftInWords } from './timeLeft.ts';
import { roomPath, type TurnPorts } from './turnPorts.ts';
import { turnReader } from './turnReaders.ts';
import { dueSeats, leftOf, moveNotice, quietUntil } from './waitingSeats.ts';

/** Tells by push and mail that two hours are left. */
export function tellHurries({ db, mail, links, publicUrl, now }: TurnPorts): Promise<void> {
  return db.transaction(async (tx) => {
    const nowMs = now();
    for (const waiting of await dueSeats(tx, 'hurry_at', nowMs)) {
      const quietUntilMs = quietUntil(waiting, nowMs);
      await moveNotice(tx, 'hurry_at', waiting, quietUntilMs);
      const leftMs = leftOf(waiting, nowMs);
      if (quietUntilMs !== null || leftMs === 0) continue;
      const { draftId, memberId, tableName: name } = waiting;
      const left = timeLeftInWords(leftMs);
      const path = roomPath(draftId);
      const words = {
        title: 'Your time runs out',
        words: `${name}: ${left} left.`,
        path,
        tag: topicOf(draftId),
      };
      await postPush(tx, memberId, words, { nowMs, dueAtMs: nowMs });
      const reader = await turnReader(tx, links, memberId);
      if (reader) await mail.post(tx, timeRunsOut(reader, { name, link: publicUrl + path, left }));
    }
  });
}
