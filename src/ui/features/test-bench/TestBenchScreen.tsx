import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import { useActors } from '#src/ui/features/shell/actors.tsx';
import { withMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { TabLinks } from '#src/ui/system/TabLinks.tsx';
import { BenchWait } from './BenchWait.tsx';
import { BENCH_MACHINES, BENCH_NAMES, type BenchName } from './benchMachines.ts';
import { BENCH_TABS, type BenchSearch, type BenchTab } from './benchSearch.ts';
import { Choice } from './Choice.tsx';
import { CopyBoard } from './copy/CopyBoard.tsx';
import { createCopy, type MachineCopy } from './copy/machineCopy.ts';
import { LiveBoard } from './live/LiveBoard.tsx';
import { LiveRoom } from './live/LiveRoom.tsx';
import type { RoomPort } from './live/roomPort.ts';
import type { PathSource } from './paths/pathSource.ts';

const SystemTab = late(() => withMessages(import('./system/SystemTab.tsx'), 'common'), 'SystemTab');
const PathsTab = late(() => import('./paths/PathsTab.tsx'), 'PathsTab');
const GalleryTab = late(() => import('./gallery/GalleryTab.tsx'), 'GalleryTab');

export interface TestBenchScreenProps {
  readonly search: BenchSearch;
  readonly onSearch: (change: Partial<BenchSearch>) => void;
  readonly room: RoomPort;
  readonly paths: PathSource;
}

/** The bench of QA: machines as they run and copies to drive, their generated paths, and the shared pieces. */
export function TestBenchScreen({ search, onSearch, room, paths }: TestBenchScreenProps) {
  const t = useMessages('testBench');
  const { tab } = search;
  const copyOf = useCopies();
  return (
    <SystemProvider>
      <Lamp x="30%" y="320px" width="820px" height="460px">
        <Box width="full" maxWidth="1440px" mx="auto" pt="6" px="page" pb="12">
          <Flex as="header" wrap="wrap" align="baseline" columnGap="18px" rowGap="1" mb="2.5">
            <Heading as="h1" textStyle="title.xl">
              {t('title')}
            </Heading>
            <Text color="fg.onLamp">{t('lead')}</Text>
          </Flex>
          <TabLinks label={t('title')}>
            {BENCH_TABS.map((name) => (
              <Link
                key={name}
                to="/test"
                search={name === 'session' ? {} : { tab: name }}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={name === tab ? 'page' : undefined}
              >
                {t(name)}
              </Link>
            ))}
          </TabLinks>
          <Stack gap="4" mt="5">
            <Suspense fallback={<BenchWait isTall />}>
              {tab === 'paths' && <PathsTab search={search} onSearch={onSearch} source={paths} />}
              {tab === 'gallery' && <GalleryTab />}
              {tab === 'system' && <SystemTab />}
              {isMachine(tab) && (
                <MachineTab
                  key={tab}
                  name={tab}
                  search={search}
                  onSearch={onSearch}
                  room={room}
                  copyOf={copyOf}
                />
              )}
            </Suspense>
          </Stack>
        </Box>
      </Lamp>
    </SystemProvider>
  );
}

const isMachine = (tab: BenchTab): tab is BenchName => BENCH_NAMES.some((name) => name === tab);

/** Copies stay as they are while other tabs are looked at. */
function useCopies(): (name: BenchName) => MachineCopy {
  const [copies] = useState(() => new Map<BenchName, MachineCopy>());
  return (name) => {
    const copy = copies.get(name) ?? createCopy(BENCH_MACHINES[name]);
    copies.set(name, copy);
    return copy;
  };
}

interface MachineTabProps extends Omit<TestBenchScreenProps, 'paths'> {
  readonly name: BenchName;
  readonly copyOf: (name: BenchName) => MachineCopy;
}

function MachineTab({ name, search, onSearch, room, copyOf }: MachineTabProps) {
  const t = useMessages('testBench');
  const bench = BENCH_MACHINES[name];
  const { run, table } = search;
  // Those of a screen run only while it's shown.
  if (name === 'lobby' || name === 'replay' || name === 'seal')
    return <CopyBoard bench={bench} copy={copyOf(name)} />;
  const toCopy = (
    <Button variant="solid" alignSelf="flex-start" onClick={() => onSearch({ run: 'copy' })}>
      {t('toCopy')}
    </Button>
  );
  return (
    <>
      <Choice
        label={t('shown')}
        value={run}
        choices={[
          { value: 'live', label: t('live') },
          { value: 'copy', label: t('copy') },
        ]}
        words={run === 'live' ? t('liveHint') : t('copyHint')}
        onChoose={(chosen) => onSearch({ run: chosen === 'copy' ? 'copy' : 'live' })}
      />
      {run === 'copy' ? (
        <CopyBoard bench={bench} copy={copyOf(name)} />
      ) : name === 'room' ? (
        <LiveRoom
          port={room}
          table={table}
          onTable={(chosen) => onSearch({ table: chosen })}
          toCopy={toCopy}
        />
      ) : (
        <LiveMember name={name}>{toCopy}</LiveMember>
      )}
    </>
  );
}

function LiveMember({ name, children }: Readonly<{ name: 'session' | 'notices'; children: ReactNode }>) {
  const t = useMessages('testBench');
  const actors = useActors();
  return (
    <LiveBoard bench={BENCH_MACHINES[name]} actor={actors[name]}>
      <Text color="fg.muted">{name === 'session' ? t('liveSession') : t('liveNotices')}</Text>
      {children}
    </LiveBoard>
  );
}
