import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { Lamp } from '#src/ui/kit/Lamp.tsx';
import { late } from '#src/ui/kit/late.ts';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import { TabLinks } from '#src/ui/kit/TabLinks.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useActors } from '#src/ui/shell/actors.tsx';
import { BENCH_MACHINES, BENCH_NAMES, type BenchName } from './benchMachines.ts';
import { BENCH_TABS, type BenchSearch, type BenchTab } from './benchSearch.ts';
import { CopyBoard } from './copy/CopyBoard.tsx';
import { createCopy, type MachineCopy } from './copy/machineCopy.ts';
import { LiveBoard } from './live/LiveBoard.tsx';
import { LiveRoom } from './live/LiveRoom.tsx';
import type { RoomPort } from './live/roomPort.ts';
import type { PathSource } from './paths/pathSource.ts';
import './testBench.css';

/** With its words, so that it is drawn without waiting. */
const SystemTab = late(async () => {
  const [tab] = await Promise.all([import('./system/SystemTab.tsx'), loadMessages('common')]);
  return tab;
}, 'SystemTab');

const PathsTab = late(() => import('./paths/PathsTab.tsx'), 'PathsTab');
const GalleryTab = late(() => import('./gallery/GalleryTab.tsx'), 'GalleryTab');

const TAB_WORDS: Readonly<Record<BenchTab, string>> = {
  session: 'Session',
  notices: 'Notices',
  room: 'Draft room',
  paths: 'Generated paths',
  gallery: 'Gallery',
  system: 'Design system',
};

export interface TestBenchScreenProps {
  readonly search: BenchSearch;
  readonly onSearch: (change: Partial<BenchSearch>) => void;
  readonly room: RoomPort;
  readonly paths: PathSource;
}

/** The bench of QA: machines as they run and copies to drive, their generated paths, and the shared pieces. */
export function TestBenchScreen({ search, onSearch, room, paths }: TestBenchScreenProps) {
  const { tab } = search;
  const copyOf = useCopies();
  return (
    <Lamp x="30%" y="320px" width="820px" height="460px">
      <div className="testbench">
        <header className="testbench-top">
          <h1>Test bench</h1>
          <p className="onlamp">
            The machines of this product: live ones to look at, copies to send anything to.
          </p>
        </header>
        <TabLinks label="Test bench">
          {BENCH_TABS.map((name) => (
            <Link
              key={name}
              to="/test"
              search={name === 'session' ? {} : { tab: name }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={name === tab ? 'page' : undefined}
            >
              {TAB_WORDS[name]}
            </Link>
          ))}
        </TabLinks>
        <Suspense fallback={<Panel className="testbench-wait tall" aria-busy="true" />}>
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
      </div>
    </Lamp>
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
  const bench = BENCH_MACHINES[name];
  const { run, table } = search;
  const toCopy = useMemo(
    () => (
      <Button variant="solid" onClick={() => onSearch({ run: 'copy' })}>
        Work on a copy
      </Button>
    ),
    [onSearch],
  );
  return (
    <div className="testbench-part">
      <div className="testbench-choice">
        <SegmentedControl
          label="What is shown"
          value={run}
          onChange={(chosen) => onSearch({ run: chosen })}
          segments={[
            { value: 'live', label: 'Live' },
            { value: 'copy', label: 'Copy' },
          ]}
        />
        <p className="muted t14">{run === 'live' ? LIVE_WORDS : COPY_WORDS}</p>
      </div>
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
    </div>
  );
}

const LIVE_WORDS = 'The machine that this tab runs on, as it runs.';
const COPY_WORDS = 'The same machine without a server: what it asks for is told, and you send the answers.';

const LIVE_MACHINE_WORDS = {
  session:
    'Your own session. Refresh a token by waiting five minutes, or log out and in again, and the light moves.',
  notices: 'Everything that is told at the top of this page. The gallery raises some.',
} as const;

function LiveMember({ name, children }: Readonly<{ name: 'session' | 'notices'; children: ReactNode }>) {
  const actors = useActors();
  return (
    <LiveBoard bench={BENCH_MACHINES[name]} actor={actors[name]}>
      <p className="muted">{LIVE_MACHINE_WORDS[name]} Nothing can be sent to it from here.</p>
      {children}
    </LiveBoard>
  );
}
