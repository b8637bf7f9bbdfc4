import type { Locale } from '#contract/messages/locales.ts';
import { yourTurn } from '#server/mail/turnEmails.ts';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import { timeLeftInWords } from './timeLeft.ts';
import { roomPath, type TurnPorts } from './turnPorts.ts';
import { READS_TURN_MAILS, turnReader } from './turnReaders.ts';
import { turnWords } from './turnWords.ts';
import {
  dueSeats,
  leftOf,
  moveNotice,
  quietUntil,
  turnsOf,
  unmailedSeats,
  type WaitingSeat,
} from './waitingSeats.ts';

/** A member hears of turns by mail at most once in so long, about all tables together. */
export const MAIL_PAUSE_MS = 30 * 60_000;

/** Pushes “your turn”, table by table. */
export function pushTurns({ db, mail, now }: TurnPorts): Promise<void> {
  return db.transaction(async (tx) => {
    const nowMs = now();
    for (const waiting of await dueSeats(tx, 'push_at', nowMs)) {
      const quietUntilMs = quietUntil(waiting, nowMs);
      await moveNotice(tx, 'push_at', waiting, quietUntilMs);
      if (quietUntilMs !== null) continue;
      const { memberId } = waiting;
      const notice = turnNotice(waiting, await mail.localeOf(tx, memberId), nowMs);
      const turns = await turnsOf(tx, memberId);
      await postPush(tx, memberId, { ...notice, turns }, { nowMs, dueAtMs: nowMs });
    }
  });
}

function turnNotice(waiting: WaitingSeat, locale: Locale, nowMs: number) {
  const { tableName: table, draftId } = waiting;
  const t = turnWords(locale);
  const left = timeLeftInWords(leftOf(waiting, nowMs), locale);
  return {
    title: t('pushTurn'),
    words: t('pushLeft', { table, left }),
    path: roomPath(draftId),
    tag: topicOf(draftId),
  };
}

const READERS = `select m.id from member m where ${READS_TURN_MAILS}
  and (m.turns_mailed_at is null or m.turns_mailed_at <= $2)
  and exists (select 1 from deadline l join seat s on s.draft_id = l.draft_id and s.seat = l.seat
    join draft d on d.id = l.draft_id
    where s.member_id = m.id and l.mail_at <= $1 and d.status = 'drafting' and not d.is_solo)
  order by m.id limit 50 for update of m skip locked`;

/** Mails “your turn”, one email a member about all tables that wait. */
export function mailTurns(ports: TurnPorts): Promise<void> {
  const { db, mail, publicUrl, now } = ports;
  return db.transaction(async (tx) => {
    const nowMs = now();
    const readers = await tx.query<{ id: string }>(READERS, [
      new Date(nowMs),
      new Date(nowMs - MAIL_PAUSE_MS),
    ]);
    for (const { id: memberId } of readers) {
      const awake: WaitingSeat[] = [];
      for (const waiting of await unmailedSeats(tx, memberId)) {
        const quietUntilMs = quietUntil(waiting, nowMs);
        await moveNotice(tx, 'mail_at', waiting, quietUntilMs);
        if (quietUntilMs === null) awake.push(waiting);
      }
      const reader = await turnReader(tx, ports, memberId);
      if (awake.length === 0 || !reader) continue;
      const tables = awake.map((waiting) => ({
        name: waiting.tableName,
        link: publicUrl + roomPath(waiting.draftId),
        left: timeLeftInWords(leftOf(waiting, nowMs), reader.locale),
      }));
      await mail.post(tx, yourTurn(reader, tables));
      await tx.query('update member set turns_mailed_at = $2 where id = $1', [memberId, new Date(nowMs)]);
    }
  });
}
