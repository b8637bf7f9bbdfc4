import { useId, useState } from 'react';
import type { ChatLine } from '#contract/tables/tables.ts';
import IconReport from '~icons/ph/flag';
import IconHear from '~icons/ph/speaker-high';
import IconMute from '~icons/ph/speaker-slash';
import { Button, IconButton } from '../../../kit/Button.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { type Muted, useMuted } from '../../../components/mutedMembers.ts';
import { useReport } from '../useReport.ts';
import { useHeld } from '../held.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import { useMyId } from './useMyId.ts';

/** What the table says to each other; whom this browser muted is not heard. */
export function Chat() {
  const { reportLine } = useRoomParts();
  const { table, view } = useTable();
  const muted = useMuted();
  const myId = useMyId();
  const maySay = view.seat !== null || myId === table.hostId;
  const report = useReport(reportLine);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
      <div className="room-chat" role="group" aria-label="Chat" tabIndex={0}>
        {table.chat.length === 0 && <p className="room-talk-empty">Nobody has said anything yet.</p>}
        <ul>
          {table.chat.map((line) => (
            <Said key={line.id} isMine={line.memberId === myId} {...{ line, muted, report }} />
          ))}
        </ul>
      </div>
      {maySay && <SayForm />}
    </>
  );
}

function SayForm() {
  const { link, unsaid } = useRoomParts();
  const text = useHeld(unsaid);
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const refusalId = useId();
  const say = async () => {
    const said = text.trim();
    if (said === '' || isSending) return;
    setSending(true);
    const reply = await link.say(said).finally(() => setSending(false));
    setRefusal(reply.ok ? '' : reply.message);
    // What was typed meanwhile stays.
    if (reply.ok && unsaid.get() === text) unsaid.set('');
  };
  return (
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
        onChange={(event) => unsaid.set(event.target.value)}
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
  );
}

interface SaidProps {
  readonly line: ChatLine;
  readonly muted: Muted;
  readonly isMine: boolean;
  readonly report: ((messageId: string) => void) | undefined;
}

const Said = ({ line, muted, isMine, report }: SaidProps) => {
  const isMuted = muted.has(line.memberId);
  return (
    <li>
      <span className="grow">
        <b>{line.name}</b> {isMuted ? <em>muted</em> : line.text}
      </span>
      {!isMine && (
        <span className="room-said-acts">
          {report !== undefined && (
            <IconButton
              size="sm"
              label={`Report this message from ${line.name}`}
              onClick={() => report(line.id)}
            >
              <IconReport aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            size="sm"
            label={isMuted ? `Unmute ${line.name}` : `Mute ${line.name}`}
            onClick={() => muted.toggle(line.memberId)}
          >
            {isMuted ? <IconHear aria-hidden="true" /> : <IconMute aria-hidden="true" />}
          </IconButton>
        </span>
      )}
    </li>
  );
};
