import { memo, useEffect, useState } from 'react';
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { agoWords, type LogWords, logWords } from '../roomWords.ts';
import { useHostRights } from '../seats/useHostRights.ts';
import { useTable, useTableLater } from '../useTable.ts';
import { Chat } from './Chat.tsx';
import { foldedLog } from './foldedLog.ts';
import styles from './talk.module.css';
import { useNewestUnread } from './useNewestUnread.ts';
import { useUnread } from './useUnread.ts';

type Tab = 'log' | 'chat';

/** The table log and the chat. A line that comes while the log is shown shows its first words above it. */
export function TableTalk({ first = 'log' }: { readonly first?: Tab }) {
  const { table } = useTable();
  const t = useMessages('draftRoom');
  const [shown, setShown] = useState<Tab>(first);
  const unread = useUnread(shown === 'chat');
  if (table.isSolo)
    return (
      <section className="room-talk" aria-label={t('log')}>
        <h2 className="eyebrow">{t('log')}</h2>
        <TableLog />
      </section>
    );
  return (
    <section className="room-talk" aria-label={t('logAndChat')}>
      <SegmentedControl
        label={t('show')}
        value={shown}
        onChange={setShown}
        segments={[
          { value: 'log', label: t('log') },
          { value: 'chat', label: unread > 0 ? t('chatUnread', { unread }) : t('chat') },
        ]}
      />
      {shown === 'log' && <News onOpen={() => setShown('chat')} />}
      {shown === 'log' ? <TableLog /> : <Chat />}
    </section>
  );
}

function News({ onOpen }: { readonly onOpen: () => void }) {
  const line = useNewestUnread();
  if (line === null) return null;
  return (
    <button type="button" className={styles.news} onClick={onOpen}>
      <b>{line.name}</b> {line.text}
    </button>
  );
}

const SHOWN_LINES = 40;
const AGE_MS = 5000;

/** Ages are told again every five seconds; nothing else depends on it. */
function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), AGE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return nowMs;
}

const TableLog = memo(function TableLog() {
  const { room } = useRoomParts();
  const t = useMessages('draftRoom');
  const { view, table, people } = useTableLater('log');
  const { isGone } = useHostRights();
  const nowMs = useNow() + room.getSnapshot().context.offsetMs;
  const agoOf = (atMs: number) => agoWords(Math.max(0, nowMs - atMs));
  const nameOfCard = (card: number) => view.faces[card]?.name ?? t('someCard');
  const lines = foldedLog(view.log, people, SHOWN_LINES);
  const leftAtMs = isGone ? (table.hostLeftAtMs ?? null) : null;
  const hostLeft = leftAtMs !== null && (
    <LogLine
      ago={agoOf(leftAtMs)}
      who={null}
      words={t('hostLeftLine', { host: table.hostName ?? '' })}
      card={null}
    />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <div className="room-log" role="log" aria-live="off" aria-label={t('log')} tabIndex={0}>
      {lines.length === 0 && <p className="room-talk-empty">{t('logEmpty')}</p>}
      <ul>
        {hostLeft}
        {lines.map((line) => (
          <LogLine
            key={line.key}
            ago={agoOf(line.atMs)}
            {...('entry' in line
              ? logWords(line.entry, people, nameOfCard)
              : { who: null, words: t('botsPicked', { bots: line.bots }), card: null })}
          />
        ))}
      </ul>
    </div>
  );
});

const LogLine = memo(function LogLine({ ago, who, words, card }: LogWords & { readonly ago: string }) {
  return (
    <li>
      <span className="num">{ago}</span>
      <span>
        {who !== null && <b>{who} </b>}
        {words}
        {card !== null && <b> {card}</b>}
      </span>
    </li>
  );
});
