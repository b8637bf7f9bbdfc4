import { memo, type ReactNode } from 'react';
import type { LogEntry } from '#contract/tables/tableLog.ts';
import type { FeatureSentences } from '../../../messages/language.ts';
import { type ReactTranslator, useMessages } from '../../../messages/useMessages.ts';
import type { Person } from '../seating.ts';
import { clockText } from '../useClock.ts';
import styles from './talk.module.css';

type T = ReactTranslator<FeatureSentences<'roomTalk'>>;

const bold = (words: ReactNode) => <b>{words}</b>;

/** How long ago: "now", then minutes and seconds. */
export const agoWords = (t: T, agoMs: number): string =>
  agoMs < 1500 ? t('now') : clockText(Math.round(agoMs / 1000));

/** One event of the table in words; the name of whoever did it is bold, and so is the card where it's the reader's own. */
export function logWords(
  t: T,
  { what, card, count, who, seat }: LogEntry,
  person: Person | undefined,
  cardName: string,
): ReactNode {
  const isYou = person?.isYou === true;
  const isBot = person?.isBot === true && !isYou;
  const named = { name: person?.name ?? t('somebody'), who: bold };
  switch (what) {
    case 'took':
      if (card !== null) return t.rich('youTook', { card: cardName, own: bold });
      return t.rich(isBot ? 'botTook' : 'took', { ...named, count });
    case 'tookBack':
      return isYou ? t('youTookBack') : t.rich(isBot ? 'botTookBack' : 'tookBack', named);
    case 'packArrived':
      return isYou ? t('yourPackArrived') : t.rich(isBot ? 'botPackArrived' : 'packArrived', named);
    case 'botTookOver':
      return isYou ? t('yourBotTookOver') : t.rich(person?.isHost ? 'hostBotTookOver' : 'botTookOver', named);
    case 'returned':
      return isYou ? t('youReturned') : t.rich('returned', named);
    case 'paused':
      if (isYou) return t('youPaused');
      if (seat !== null && person !== undefined) return t.rich('paused', named);
      return t(who === 'admin' ? 'adminPaused' : 'hostPaused');
    case 'roundOpened':
    case 'roundBegan':
    case 'resumed':
    case 'completed':
      return t(what);
  }
}

interface LogLineProps {
  readonly ago: string;
  readonly entry: LogEntry;
  readonly person: Person | undefined;
  readonly cardName: string;
}

/** Drawn again only when what it shows changed: a table keeps forty lines, and tells people anew with each pick. */
export const LogLine = memo(
  function LogLine({ ago, entry, person, cardName }: LogLineProps) {
    return <Line ago={ago}>{logWords(useMessages('roomTalk'), entry, person, cardName)}</Line>;
  },
  (a, b) =>
    a.ago === b.ago &&
    a.entry === b.entry &&
    a.cardName === b.cardName &&
    a.person?.name === b.person?.name &&
    a.person?.isBot === b.person?.isBot,
);

export const Line = ({ ago, children }: Readonly<{ ago: string; children: ReactNode }>) => (
  <li>
    <span className={styles.ago}>{ago}</span>
    <span>{children}</span>
  </li>
);
