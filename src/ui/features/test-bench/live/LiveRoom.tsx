import { Button, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { asked } from '#src/ui/components/answer.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
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
  const followed = useMemo(() => asked(props.port.followed()), [props.port]);
  const wait = <BenchWait>{t('lookingForRoom')}</BenchWait>;
  return (
    <Suspense fallback={wait}>
      <KnownRoom {...props} followed={followed} wait={wait} />
    </Suspense>
  );
}

interface KnownRoomProps extends LiveRoomProps {
  readonly followed: ReturnType<typeof asked<readonly string[]>>;
  readonly wait: ReactNode;
}

function KnownRoom({ port, table, onTable, toCopy, followed, wait }: KnownRoomProps) {
  const t = useMessages('testBench');
  const answer = use(followed);
  const draftId = table ?? (answer.kind === 'loaded' ? answer.value[0] : undefined);
  const link = useFollowed(port, draftId);
  if (draftId !== undefined && link === null) return wait;
  if (link === null) return <NoRoom port={port} onTable={onTable} toCopy={toCopy} />;
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

/** Keeps a table followed while it is shown. */
function useFollowed(port: RoomPort, draftId: string | undefined): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    if (draftId === undefined) return;
    let isOver = false;
    let isUsed = false;
    port.use(draftId).then(
      (followed) => {
        isUsed = true;
        if (isOver) port.release(draftId);
        else setLink(followed);
      },
      () => {},
    );
    return () => {
      isOver = true;
      setLink(null);
      if (isUsed) port.release(draftId);
    };
  }, [port, draftId]);
  return link;
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
  readonly running: ReturnType<typeof asked<Awaited<ReturnType<RoomPort['running']>>>>;
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
