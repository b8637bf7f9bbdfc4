import { timeRunsOut } from '#server/mail/turnEmails.ts';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import { timeLeftInWords } from './timeLeft.ts';
import { roomPath, type TurnPorts } from './turnPorts.ts';
import { turnReader } from './turnReaders.ts';
import { turnWords } from './turnWords.ts';
import { dueSeats, leftOf, moveNotice, quietUntil } from './waitingSeats.ts';

/** Tells by push and mail that two hours are left. */
export function tellHurries(ports: TurnPorts): Promise<void> {
  const { db, mail, publicUrl, now } = ports;
  return db.transaction(async (tx) => {
    const nowMs = now();
    for (const waiting of await dueSeats(tx, 'hurry_at', nowMs)) {
      const quietUntilMs = quietUntil(waiting, nowMs);
      await moveNotice(tx, 'hurry_at', waiting, quietUntilMs);
      const leftMs = leftOf(waiting, nowMs);
      if (quietUntilMs !== null || leftMs === 0) continue;
      const { draftId, memberId, tableName: name } = waiting;
      const locale = await mail.localeOf(tx, memberId);
      const t = turnWords(locale);
      const left = timeLeftInWords(leftMs, locale);
      const path = roomPath(draftId);
      const words = {
        title: t('pushHurry'),
        words: t('pushLeft', { table: name, left }),
        path,
        tag: topicOf(draftId),
      };
      await postPush(tx, memberId, words, { nowMs, dueAtMs: nowMs });
      const reader = await turnReader(tx, ports, memberId);
      if (reader) await mail.post(tx, timeRunsOut(reader, { name, link: publicUrl + path, left }));
    }
  });
}
