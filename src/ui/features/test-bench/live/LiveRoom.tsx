import { Button, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import { type Asked, asked } from '#src/ui/components/answer.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useTableLink } from '#src/ui/components/useTableLink.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { BenchWait } from '../BenchWait.tsx';
import { BENCH_MACHINES } from '../benchMachines.ts';
import { LiveBoard } from './LiveBoard.tsx';
import type { RoomPort } from './roomPort.ts';

interface LiveRoomProps {
  readonly port: RoomPort;
  /** The table that the address names. */
  readonly table: string | undefined;
  readonly onTable: (table: string | undefined) => void;
  /** What to do instead of sending the live machine events. */
  readonly toCopy: ReactNode;
}

/** The live draft room of this window: the one that was open just now, or one of one's tables that is followed here. */
export function LiveRoom(props: LiveRoomProps) {
  const t = useMessages('testBench');
  const opened = useMemo(() => asked(openedNow(props.port)), [props.port]);
  const wait = <BenchWait>{t('lookingForRoom')}</BenchWait>;
  return (
    <Suspense fallback={wait}>
      <KnownRoom {...props} opened={opened} wait={wait} />
    </Suspense>
  );
}

interface Opened {
  readonly live: LiveTables;
  /** The table whose room was open a moment ago. */
  readonly last: string | undefined;
}

async function openedNow(port: RoomPort): Promise<Opened> {
  const live = await port.liveTables();
  return { live, last: live.followed()[0] };
}

interface KnownRoomProps extends LiveRoomProps {
  readonly opened: Asked<Opened>;
  readonly wait: ReactNode;
}

function KnownRoom(props: KnownRoomProps) {
  const answer = use(props.opened);
  const opened = answer.kind === 'loaded' ? answer.value : null;
  const draftId = props.table ?? opened?.last;
  return opened === null || draftId === undefined ? (
    <NoRoom {...props} />
  ) : (
    <Followed {...props} live={opened.live} draftId={draftId} />
  );
}

interface FollowedProps extends KnownRoomProps {
  readonly live: LiveTables;
  readonly draftId: string;
}

function Followed({ live, draftId, table, onTable, toCopy, wait }: FollowedProps) {
  const t = useMessages('testBench');
  const link = useTableLink(live, draftId);
  if (link === null) return wait;
  return (
    <LiveBoard bench={BENCH_MACHINES.room} actor={link.room}>
      <Text color="fg.muted">
        {t.rich('following', {
          link: (words) => (
            <Link asChild>
              <RouteLink to="/drafts/$draftId/room" params={{ draftId: link.draftId }}>
                {words}
              </RouteLink>
            </Link>
          ),
        })}
      </Text>
      <Flex gap="2">
        {table !== undefined && <Button onClick={() => onTable(undefined)}>{t('stopFollowing')}</Button>}
        {toCopy}
      </Flex>
    </LiveBoard>
  );
}

function NoRoom({ port, onTable, toCopy }: Pick<LiveRoomProps, 'port' | 'onTable' | 'toCopy'>) {
  const t = useMessages('testBench');
  const [ask, setAsk] = useState(0);
  const running = useMemo(() => {
    void ask;
    return asked(port.running(new AbortController().signal));
  }, [port, ask]);
  return (
    <TitledPanel title={t('noRoom')} maxWidth="760px" alignItems="flex-start">
      <Text color="fg.muted">{t('noRoomHint')}</Text>
      <Suspense>
        <Running running={running} onTable={onTable} onRetry={() => setAsk(ask + 1)} />
      </Suspense>
      {toCopy}
    </TitledPanel>
  );
}

interface RunningProps extends Pick<LiveRoomProps, 'onTable'> {
  readonly running: Asked<Awaited<ReturnType<RoomPort['running']>>>;
  readonly onRetry: () => void;
}

function Running({ running, onTable, onRetry }: RunningProps) {
  const t = useMessages('testBench');
  const answer = use(running);
  if (answer.kind === 'failed')
    return (
      <InlineAlert
        status="error"
        title={t('tablesFailed')}
        isAnnounced
        action={
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {errorWords(answer.error)}
      </InlineAlert>
    );
  if (answer.value.length === 0)
    return (
      <Text>
        {t.rich('noTables', {
          link: (words) => (
            <Link asChild>
              <RouteLink to="/">{words}</RouteLink>
            </Link>
          ),
        })}
      </Text>
    );
  return answer.value.map(({ draftId, name, words }) => (
    <Flex
      key={draftId}
      layerStyle="flat"
      align="center"
      justify="space-between"
      gap="3"
      width="full"
      px="3"
      py="2"
    >
      <Text>
        <b>{name}</b>{' '}
        <Text as="span" color="fg.muted" textStyle="dense">
          {words}
        </Text>
      </Text>
      <Button
        size="sm"
        variant="subtle"
        aria-label={t('followName', { name })}
        onClick={() => onTable(draftId)}
      >
        {t('follow')}
      </Button>
    </Flex>
  ));
}
