import { PRODUCT_NAME } from '#contract/product.ts';
import type { Passage } from './emailPage.ts';
import { button, composeEmail, type Reader, say } from './emails.ts';
import type { Email } from './mail.ts';

/** Who reads an email about turns; `unsubscribeLink` stops all of this kind. */
export interface TurnReader extends Reader {
  readonly unsubscribeLink: string;
}

/** A table at which somebody is waited for: its name, where to go, and the time left, in words. */
export interface WaitingTable {
  readonly name: string;
  readonly link: string;
  readonly left: string;
}

function turnEmail(reader: TurnReader, subject: string, ...passages: readonly Passage[]): Email {
  const { unsubscribeLink } = reader;
  const stop = {
    kind: 'footnote',
    text: 'You get this because you play a correspondence draft. To stop mails about your turns:',
    link: unsubscribeLink,
  } as const;
  return { ...composeEmail(reader, subject, ...passages, stop), unsubscribeLink };
}

const tableCount = (tables: readonly WaitingTable[]) =>
  tables.length === 1 ? tables[0]?.name : `${tables.length} tables`;

/** Tells that it is somebody's turn, at all their tables in one email. */
export const yourTurn = (reader: TurnReader, tables: readonly WaitingTable[]): Email =>
  turnEmail(
    reader,
    `It is your turn: ${tableCount(tables)}`,
    ...tables.flatMap(({ name, link, left }) => [
      say(`“${name}” waits for your pick. Your time bank holds ${left}.`),
      button('Go to the table', link),
    ]),
    say('The clock stands still in your quiet hours. At zero your starred cards are taken in order.'),
  );

/** Tells that two hours are left. */
export const timeRunsOut = (reader: TurnReader, { name, link, left }: WaitingTable): Email =>
  turnEmail(
    reader,
    `Your time runs out: ${name}`,
    say(`Your time bank at “${name}” holds ${left}. After that a card is taken for you.`),
    button('Pick now', link),
  );

/** Tells that somebody at the table asks for a pick. */
export const nudged = (reader: TurnReader, { name, link, left }: WaitingTable, byName: string): Email =>
  turnEmail(
    reader,
    `${byName} waits for you: ${name}`,
    say(`${byName} asks for your pick at “${name}”. Your time bank holds ${left}.`),
    button('Go to the table', link),
  );

/** Tells that all picks are made. */
export const draftIsOver = (reader: TurnReader, { name, link }: Omit<WaitingTable, 'left'>): Email =>
  turnEmail(
    reader,
    `The draft is over: ${name}`,
    say(`All picks at “${name}” are made. Now build your deck in ${PRODUCT_NAME}.`),
    button('Build your deck', link),
  );
