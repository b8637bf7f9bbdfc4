import { type Dispatch, type FormEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { Reply } from '#contract/refusals.ts';
import type { ChatLine, Seat, TableView } from '#contract/tables/tables.ts';
import IconSend from '~icons/ph/paper-plane-right-fill';
import IconMute from '~icons/ph/speaker-slash';
import { Avatar } from '../../kit/Avatar.tsx';
import { IconButton } from '../../kit/Button.tsx';
import { Menu } from '../../kit/Menu.tsx';
import { Panel } from '../../kit/Panel.tsx';
import type { Muted } from './useMuted.ts';
import './chat.css';

/** What was typed into the field and is not said yet. */
export interface Unsaid {
  readonly text: string;
  readonly setText: Dispatch<SetStateAction<string>>;
}

interface ChatProps {
  readonly table: TableView;
  readonly myId: string;
  readonly muted: Muted;
  readonly say: (text: string) => Promise<Reply<null>>;
  readonly unsaid: Unsaid;
  readonly report?: ((messageId: string) => void) | undefined;
}

const LONGEST = 500;
const COUNT_FROM = 400;

export const ChatPanel = (props: ChatProps) => (
  <Panel look="glass" pad="none" className="chat" aria-labelledby="chat-title">
    <div className="chat-head">
      <h2 id="chat-title">Chat</h2>
      <MuteMenu {...props} />
    </div>
    <ChatBody {...props} />
  </Panel>
);

/** Everybody else who sits here or said something. */
function othersOf(table: TableView, myId: string): readonly { readonly id: string; readonly name: string }[] {
  const people = new Map<string, string>();
  for (const line of table.chat) people.set(line.memberId, line.name);
  for (const seat of table.seats) if (seat.memberId !== null) people.set(seat.memberId, seat.name);
  people.delete(myId);
  return [...people].map(([id, name]) => ({ id, name }));
}

export const MuteMenu = ({ table, myId, muted, report }: Omit<ChatProps, 'say' | 'unsaid'>) => {
  const others = othersOf(table, myId);
  if (others.length === 0) return null;
  return (
    <Menu
      label="Mute or report people"
      items={others.flatMap(({ id, name }) => {
        const line = table.chat.findLast(({ memberId }) => memberId === id);
        const mute = {
          key: id,
          words: muted.has(id) ? `Unmute ${name}` : `Mute ${name}`,
          onChoose: () => muted.toggle(id),
        };
        if (report === undefined || line === undefined) return [mute];
        const words = `Report the last message from ${name}`;
        return [mute, { key: `report ${id}`, words, onChoose: () => report(line.id) }];
      })}
      trigger={(trigger) => (
        <IconButton label="Mute or report people" size="sm" {...trigger}>
          <IconMute aria-hidden="true" />
        </IconButton>
      )}
    />
  );
};

/** The lines and the field; the log keeps to its end unless somebody reads further up. */
export function ChatBody({ table, myId, muted, say, unsaid }: ChatProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heard = table.chat.filter((line) => !muted.has(line.memberId));
  const last = heard.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what moves the log to its end.
  useEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [last]);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTo({ top: element.scrollHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isSeated = table.seats.some((seat) => seat.memberId === myId);
  return (
    <>
      <div
        className="chat-log"
        role="log"
        aria-label="Chat of the table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log has to be reached by the keyboard.
        tabIndex={0}
        ref={log}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 24;
        }}
      >
        {heard.length === 0 && <p className="chat-none">{noLines(table, muted)}</p>}
        {heard.map((line) => (
          <Line key={line.id} line={line} seats={table.seats} />
        ))}
      </div>
      {isSeated ? (
        <SayForm say={say} unsaid={unsaid} />
      ) : (
        <p className="chat-seatless">Sit down to join the chat.</p>
      )}
    </>
  );
}

const noLines = (table: TableView, muted: Muted) =>
  table.chat.some((line) => muted.has(line.memberId))
    ? 'Everyone who wrote is muted.'
    : 'Nobody has said anything yet.';

const Line = ({ line, seats }: Readonly<{ line: ChatLine; seats: readonly Seat[] }>) => {
  const address = seats.find((seat) => seat.memberId === line.memberId)?.avatarUrl;
  return (
    <div className="chat-line">
      <Avatar seed={line.name} address={address} size={28} />
      <div className="grow">
        <b>{line.name}</b>
        <p>{line.text}</p>
      </div>
    </div>
  );
};

function SayForm({ say, unsaid: { text, setText } }: Pick<ChatProps, 'say' | 'unsaid'>) {
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const words = text.trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words === '' || isSending) return;
    setSending(true);
    const reply = await say(words).finally(() => setSending(false));
    setRefusal(reply.ok ? '' : reply.message);
    // What was typed meanwhile stays.
    if (reply.ok) setText((now) => (now === text ? '' : now));
  };
  return (
    <form className="chat-form" onSubmit={(event) => void send(event)}>
      {refusal !== '' && (
        <p className="chat-refusal" role="alert">
          {refusal}
        </p>
      )}
      <div className="chat-field">
        <input
          aria-label="Say something to the table"
          placeholder="Say something to the table"
          autoComplete="off"
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text.length >= COUNT_FROM && <span className="chat-count">{LONGEST - text.length}</span>}
        <button type="submit" aria-label="Send" title="Send" aria-disabled={words === '' || undefined}>
          <IconSend aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
