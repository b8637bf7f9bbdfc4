import { memo, useEffect, useState } from 'react';
import type { LogEntry } from '#contract/room.ts';
import { SegmentedControl } from '../kit/SegmentedControl.tsx';
import { Chat } from './Chat.tsx';
import { useRoomParts } from './roomParts.tsx';
import { agoWords, type LogWords, logWords } from './roomWords.ts';
import type { Person } from './seating.ts';
import { useTable, useTableLater } from './useTable.ts';
import { useUnread } from './useUnread.ts';

/** The table log and, beside it, the chat. */
export function TableTalk() {
  const { table } = useTable();
  const [shown, setShown] = useState<'log' | 'chat'>('log');
  const unread = useUnread(shown === 'chat');
  if (table.isSolo)
    return (
      <section className="room-talk" aria-label="Table log">
        <h2 className="eyebrow">Table log</h2>
        <TableLog />
      </section>
    );
  return (
    <section className="room-talk" aria-label="Table log and chat">
      <SegmentedControl
        label="Show"
        value={shown}
        onChange={setShown}
        segments={[
          { value: 'log', label: 'Table log' },
          { value: 'chat', label: unread > 0 ? `Chat, ${unread} new` : 'Chat' },
        ]}
      />
      {shown === 'log' ? <TableLog /> : <Chat />}
    </section>
  );
}

const SHOWN_ENTRIES = 40;
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

/** Packs that pile up are news where a person holds them; bots empty their queue by themselves. */
const isWorthTelling = ({ what, seat }: LogEntry, people: readonly Person[]) =>
  what !== 'packArrived' || (seat !== null && people[seat]?.isBot === false && !people[seat].isYou);

const TableLog = memo(function TableLog() {
  const { room } = useRoomParts();
  const { view, people } = useTableLater('log');
  const nowMs = useNow() + room.getSnapshot().context.offsetMs;
  const nameOfCard = (card: number) => view.faces[card]?.name ?? 'a card';
  const entries = view.log
    .filter((entry) => isWorthTelling(entry, people))
    .slice(-SHOWN_ENTRIES)
    .toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <div className="room-log" role="log" aria-live="off" aria-label="Table log" tabIndex={0}>
      {entries.length === 0 && <p className="room-talk-empty">What happens at the table is told here.</p>}
      <ul>
        {keyed(entries).map(([key, entry]) => (
          <LogLine
            key={key}
            ago={agoWords(Math.max(0, nowMs - entry.atMs))}
            {...logWords(entry, people, nameOfCard)}
          />
        ))}
      </ul>
    </div>
  );
});

/** Each entry keeps its key while others come before it and old ones go: forty lines are not drawn anew for one. */
function keyed(newestFirst: readonly LogEntry[]): readonly (readonly [string, LogEntry])[] {
  const alike = new Map<string, number>();
  return newestFirst.map((entry) => {
    const words = `${entry.version}-${entry.what}-${entry.seat}-${entry.card}`;
    const before = alike.get(words) ?? 0;
    alike.set(words, before + 1);
    return [`${words}-${before}`, entry];
  });
}

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
