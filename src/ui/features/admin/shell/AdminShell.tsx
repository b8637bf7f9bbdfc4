import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Undoable, useUndoNotice } from '#src/ui/features/shell/useUndoNotice.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { useCall } from '../kit/useCall.ts';
import { AdminNavigation, NARROW } from './AdminNavigation.tsx';
import { useAdminSearch, wordOf } from './adminSearch.ts';
import { AdminShellContext, type AdminShellPorts } from './adminShellParts.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeaving } from './useLeaving.ts';
import { reloadScreen } from './useReload.ts';

interface AdminShellProps {
  readonly ports: AdminShellPorts;
  readonly children: ReactNode;
}

const NO_GAMES: readonly never[] = [];

/** Around every administration screen: the ways at the side and the chosen game. */
export function AdminShell({ ports, children }: AdminShellProps) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [search, change] = useAdminSearch();
  const [revision, setRevision] = useState(0);
  const game = wordOf(search, 'game');
  const load = useCallback(
    async (signal: AbortSignal) => ({ ...(await ports.load(game, signal)), of: game }),
    [ports, game],
  );
  // Read again at every place, since editors save there.
  const place = `${path} ${wordOf(search, 'view')} ${wordOf(search, 'edit')}`;
  const { value: view, askAgain: refresh } = useCall(load, place);
  const games = view?.games ?? NO_GAMES;
  const onUndone = useCallback(() => {
    setRevision((before) => before + 1);
    refresh();
    reloadScreen(router);
  }, [refresh, router]);
  const tell = useUndoNotice(ports.revert, onUndone);
  const offerUndo = useCallback(
    (done: Undoable) => {
      tell(done);
      refresh();
    },
    [tell, refresh],
  );
  const { leaving, question } = useLeaving();
  const shell = useMemo(
    () => ({ game, games, offerUndo, refresh, revision, leaving }),
    [game, games, offerUndo, refresh, revision, leaving],
  );
  const chooseGame = (slug: string) =>
    change({ game: slug || undefined, page: undefined, filter: undefined });
  const isUnknown = game !== '' && view?.of === game && !games.some(({ slug }) => slug === game);
  return (
    <AdminShellContext value={shell}>
      <SystemProvider>
        <Grid
          templateColumns="224px minmax(0, 1fr)"
          alignItems="start"
          width="full"
          maxWidth="1760px"
          marginInline="auto"
          css={{ [NARROW]: { display: 'block' } }}
        >
          <AdminNavigation
            path={path.replace(/(.)\/$/, '$1')}
            view={wordOf(search, 'view') || wordOf(search, 'tab')}
            game={game}
            games={games}
            counts={view?.counts}
            onGame={chooseGame}
          />
          <Flex
            id="admin-screen"
            alignSelf="stretch"
            direction="column"
            gap="4"
            minWidth="0"
            minHeight="70vh"
            pt="6"
            pb="64px"
            px="28px"
            borderLeft="line"
            css={{ [NARROW]: { padding: '16px var(--margin) 96px', border: 'none' } }}
          >
            {isUnknown ? <UnknownGame game={game} games={games} onGame={chooseGame} /> : children}
          </Flex>
        </Grid>
        <LeaveDialog question={question} />
      </SystemProvider>
    </AdminShellContext>
  );
}

interface UnknownGameProps {
  readonly game: string;
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly onGame: (slug: string) => void;
}

/** The address names a game that there is not, as a link to one that was deleted does. */
function UnknownGame({ game, games, onGame }: UnknownGameProps) {
  const t = useMessages('admin');
  return (
    <Stack gap="3" maxWidth="640px" role="alert">
      <Heading as="h1" size="lg" overflowWrap="anywhere">
        {t('unknownGame', { game })}
      </Heading>
      <Text color="fg.muted">{t('unknownGameHint')}</Text>
      <Flex wrap="wrap" gap="2">
        {games.map(({ slug, name }) => (
          <Button key={slug} onClick={() => onGame(slug)}>
            {name}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => onGame('')}>
          {t('allGames')}
        </Button>
      </Flex>
    </Stack>
  );
}
