import { memo, useEffect, useId, useState } from 'react';
import type { LogEntry } from '#contract/room.ts';
import type { ChatLine } from '#contract/tables.ts';
import { Button } from '../kit/Button.tsx';
import { SegmentedControl } from '../kit/SegmentedControl.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useRoomParts } from './roomParts.tsx';
import { agoWords, type LogWords, logWords } from './roomWords.ts';
import type { Person } from './seating.ts';
import { useTable } from './useTable.ts';
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

function TableLog() {
  const { room } = useRoomParts();
  const { view, people } = useTable();
  const { offsetMs } = room.getSnapshot().context;
  const nowMs = Math.max(useNow() + offsetMs, view.nowMs);
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
        {entries.map((entry, place) => (
          <LogLine
            // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, where nothing is ever put in
            key={`${entry.version}-${entry.what}-${entry.seat}-${entry.card}-${entries.length - place}`}
            ago={agoWords(nowMs - entry.atMs)}
            {...logWords(entry, people, nameOfCard)}
          />
        ))}
      </ul>
    </div>
  );
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

export function Chat() {
  const { link } = useRoomParts();
  const { table, view } = useTable();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const refusalId = useId();
  const say = async () => {
    const said = text.trim();
    if (said === '') return;
    const reply = await link.say(said);
    setRefusal(reply.ok ? '' : reply.message);
    if (reply.ok) setText('');
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
      <div className="room-chat" role="group" aria-label="Chat" tabIndex={0}>
        {table.chat.length === 0 && <p className="room-talk-empty">Nobody has said anything yet.</p>}
        <ul>
          {table.chat.map((line) => (
            <Said key={line.id} line={line} />
          ))}
        </ul>
      </div>
      {view.seat !== null && (
        <form
          className="room-say"
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <TextInput
            value={text}
            maxLength={500}
            aria-label="Say to the table"
            aria-describedby={refusal === '' ? undefined : refusalId}
            placeholder="Say to the table"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="soft">
            Say
          </Button>
          {refusal !== '' && (
            <p id={refusalId} role="alert">
              {refusal}
            </p>
          )}
        </form>
      )}
    </>
  );
}

const Said = ({ line }: { readonly line: ChatLine }) => (
  <li>
    <b>{line.name}</b> {line.text}
  </li>
);
