import { Button, Flex, Heading, Tabs, Text } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { useNow } from '../../../components/useNow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useHostRights } from '../seats/useHostRights.ts';
import { useOfTable, useTableLater } from '../useTable.ts';
import { Chat } from './Chat.tsx';
import { foldedLog } from './foldedLog.ts';
import { agoWords, Line, LogLine } from './LogLine.tsx';
import styles from './talk.module.css';
import { useNewestUnread } from './useNewestUnread.ts';
import { useUnread } from './useUnread.ts';

type Tab = 'log' | 'chat';

const FILLS = { flex: 1, flexDirection: 'column', minHeight: 0 } as const;
const PANEL = { ...FILLS, display: 'flex', gap: '2', pt: '0', _hidden: { display: 'none' } } as const;

/** The table log and the chat. A line that comes while the log is shown shows its first words above it. */
export function TableTalk({ first = 'log' }: { readonly first?: Tab }) {
  const isSolo = useOfTable(({ table }) => table.isSolo);
  const t = useMessages('roomTalk');
  const [shown, setShown] = useState<Tab>(first);
  const unread = useUnread(shown === 'chat');
  if (isSolo)
    return (
      <Flex as="section" {...FILLS} gap="2" aria-label={t('log')}>
        <Heading fontFamily="body" fontSize="13px" fontWeight="semibold" color="fg.muted">
          {t('log')}
        </Heading>
        <TableLog />
      </Flex>
    );
  return (
    <Tabs.Root
      as="section"
      aria-label={t('logAndChat')}
      size="sm"
      value={shown}
      onValueChange={({ value }) => setShown(value === 'chat' ? 'chat' : 'log')}
      display="flex"
      {...FILLS}
    >
      <Tabs.List flex="none" mb="2">
        <Tabs.Trigger value="log">{t('log')}</Tabs.Trigger>
        <Tabs.Trigger value="chat">{unread > 0 ? t('chatUnread', { unread }) : t('chat')}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="log" {...PANEL}>
        {shown === 'log' && (
          <>
            <News onOpen={() => setShown('chat')} />
            <TableLog />
          </>
        )}
      </Tabs.Content>
      <Tabs.Content value="chat" {...PANEL}>
        {shown === 'chat' && <Chat />}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function News({ onOpen }: { readonly onOpen: () => void }) {
  const line = useNewestUnread();
  if (line === null) return null;
  return (
    <Button variant="subtle" size="sm" width="full" justifyContent="start" gap="1.5" onClick={onOpen}>
      <Text as="b">{line.name}</Text>{' '}
      <Text as="span" truncate color="fg.muted" fontWeight="normal">
        {line.text}
      </Text>
    </Button>
  );
}

const SHOWN_LINES = 40;
/** Ages are written again so often; nothing else depends on it. */
const AGE_MS = 5000;

const TableLog = memo(function TableLog() {
  const { room } = useRoomParts();
  const t = useMessages('roomTalk');
  const { view, people } = useTableLater('log');
  const nowMs = useNow(AGE_MS) + room.getSnapshot().context.offsetMs;
  const agoOf = (atMs: number) => agoWords(t, Math.max(0, nowMs - atMs));
  const lines = foldedLog(view.log, people, SHOWN_LINES);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <div className={styles.lines} role="log" aria-live="off" aria-label={t('log')} tabIndex={0}>
      {lines.length === 0 && <Text>{t('logEmpty')}</Text>}
      <ul>
        <HostLeft agoOf={agoOf} />
        {lines.map((line) =>
          'entry' in line ? (
            <LogLine
              key={line.key}
              ago={agoOf(line.atMs)}
              entry={line.entry}
              person={line.entry.seat === null ? undefined : people[line.entry.seat]}
              cardName={line.entry.card === null ? '' : (view.faces[line.entry.card]?.name ?? t('someCard'))}
            />
          ) : (
            <Line key={line.key} ago={agoOf(line.atMs)}>
              {t('botsPicked', { bots: line.bots })}
            </Line>
          ),
        )}
      </ul>
    </div>
  );
});

/** The first line while the host is away for long; it alone hears of each pick at once. */
function HostLeft({ agoOf }: { readonly agoOf: (atMs: number) => string }) {
  const t = useMessages('roomTalk');
  const { isGone } = useHostRights();
  const leftAtMs = useOfTable(({ table }) => table.hostLeftAtMs ?? null);
  const host = useOfTable(({ table }) => table.hostName ?? '');
  return isGone && leftAtMs !== null ? (
    <Line ago={agoOf(leftAtMs)}>{t('hostLeftLine', { host })}</Line>
  ) : null;
}
