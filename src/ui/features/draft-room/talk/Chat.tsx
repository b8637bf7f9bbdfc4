import { Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ChatLine } from '#contract/tables/tables.ts';
import IconReport from '~icons/ph/flag';
import IconHear from '~icons/ph/speaker-high';
import IconMute from '~icons/ph/speaker-slash';
import { type Muted, useMuted } from '../../../components/mutedMembers.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../../system/ActionButton.tsx';
import { useHeld } from '../held.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import styles from './talk.module.css';
import { useMyId } from './useMyId.ts';
import { useReport } from './useReport.ts';

/** What people at the table say; whom this browser muted is not shown. */
export function Chat() {
  const { reportLine } = useRoomParts();
  const { table, view } = useTable();
  const t = useMessages('roomTalk');
  const muted = useMuted();
  const myId = useMyId();
  const maySay = view.seat !== null || myId === table.hostId;
  const report = useReport(reportLine);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
      <div className={`${styles.lines} ${styles.chat}`} role="group" aria-label={t('chat')} tabIndex={0}>
        {table.chat.length === 0 && <Text>{t('chatEmpty')}</Text>}
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
  const t = useMessages('roomTalk');
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
    <Flex
      as="form"
      wrap="wrap"
      gap="2"
      pb="3.5"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <Input
        flex="1"
        value={text}
        maxLength={500}
        aria-label={t('sayToTable')}
        aria-describedby={refusal === '' ? undefined : refusalId}
        placeholder={t('sayToTable')}
        onChange={(event) => unsaid.set(event.target.value)}
      />
      <ActionButton type="submit" variant="subtle">
        {t('say')}
      </ActionButton>
      {refusal !== '' && (
        <Text id={refusalId} role="alert" flexBasis="full" color="danger.fg" textStyle="hint">
          {refusal}
        </Text>
      )}
    </Flex>
  );
}

interface SaidProps {
  readonly line: ChatLine;
  readonly muted: Muted;
  readonly isMine: boolean;
  readonly report: ((messageId: string) => void) | undefined;
}

function Said({ line, muted, isMine, report }: SaidProps) {
  const t = useMessages('roomTalk');
  const isMuted = muted.has(line.memberId);
  const { name } = line;
  return (
    <li>
      <span className={styles.said}>
        <b>{name}</b> {isMuted ? <em>{t('mutedLine')}</em> : line.text}
      </span>
      {!isMine && (
        <Flex flex="none" mt="-1.5" mb="-1.5" mr="-1">
          {report !== undefined && (
            <IconActionButton size="sm" label={t('report', { name })} onClick={() => report(line.id)}>
              <IconReport aria-hidden="true" />
            </IconActionButton>
          )}
          <IconActionButton
            size="sm"
            label={t(isMuted ? 'unmute' : 'mute', { name })}
            onClick={() => muted.toggle(line.memberId)}
          >
            {isMuted ? <IconHear aria-hidden="true" /> : <IconMute aria-hidden="true" />}
          </IconActionButton>
        </Flex>
      )}
    </li>
  );
}
