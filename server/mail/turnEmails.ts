import { type TurnWords, turnWords } from '#server/turns/turnWords.ts';
import type { Passage } from './emailPage.ts';
import { button, composeEmail, greeting, type Reader, say } from './emails.ts';
import type { Email } from './mail.ts';

/** Who reads an email about turns; `unsubscribeLink` stops all of this kind. */
export interface TurnReader extends Reader {
  readonly unsubscribeLink: string;
}

/** A table at which somebody is waited for: its name, where to go, and the time left, in the reader's words. */
export interface WaitingTable {
  readonly name: string;
  readonly link: string;
  readonly left: string;
}

function turnEmail(
  reader: TurnReader,
  write: (t: TurnWords) => readonly [subject: string, ...passages: Passage[]],
): Email {
  const { unsubscribeLink, locale } = reader;
  const t = turnWords(locale);
  const [subject, ...passages] = write(t);
  const stop = { kind: 'footnote', text: t('whyMailed'), link: unsubscribeLink } as const;
  return { ...composeEmail(reader, subject, greeting(reader), ...passages, stop), unsubscribeLink };
}

/** Tells that it is somebody's turn, at all their tables in one email. */
export const yourTurn = (reader: TurnReader, tables: readonly WaitingTable[]): Email =>
  turnEmail(reader, (t) => {
    const [first, ...others] = tables;
    const table = first && others.length === 0 ? first.name : t('tables', { count: tables.length });
    return [
      t('yourTurnSubject', { table }),
      ...tables.flatMap(({ name, link, left }) => [
        say(t('yourTurnWords', { table: name, left })),
        button(t('toTable'), link),
      ]),
      say(t('clockRests')),
    ];
  });

/** Tells that two hours are left. */
export const timeRunsOut = (reader: TurnReader, { name: table, link, left }: WaitingTable): Email =>
  turnEmail(reader, (t) => [
    t('hurrySubject', { table }),
    say(t('hurryWords', { table, left })),
    button(t('pickNow'), link),
  ]);

/** Tells that somebody at the table asks for a pick. */
export const nudged = (
  reader: TurnReader,
  { name: table, link, left }: WaitingTable,
  byName: string,
): Email =>
  turnEmail(reader, (t) => [
    t('nudgeSubject', { name: byName, table }),
    say(t('nudgeWords', { name: byName, table, left })),
    button(t('toTable'), link),
  ]);

/** Tells that all picks are made. */
export const draftIsOver = (reader: TurnReader, { name: table, link }: Omit<WaitingTable, 'left'>): Email =>
  turnEmail(reader, (t) => [
    t('overSubject', { table }),
    say(t('overWords', { table })),
    button(t('buildDeck'), link),
  ]);
