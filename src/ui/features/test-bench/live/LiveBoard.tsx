import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { BenchBoard } from '../BenchBoard.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { Inspector } from '../copy/Inspector.tsx';
import { LogPanel } from '../copy/LogPanel.tsx';
import { MachinePanel } from '../drawing/MachinePanel.tsx';
import { watchActor } from './watchActor.ts';

interface LiveBoardProps {
  readonly bench: BenchMachine;
  readonly actor: AnyActorRef;
  /** What this live machine is, in a sentence or two, and what can be done instead of sending it events. */
  readonly children: ReactNode;
}

const nowMs = () => Date.now();

/** The machine that this page itself runs on: shown, followed, and never sent anything. */
export function LiveBoard({ bench, actor, children }: LiveBoardProps) {
  const t = useMessages('testBench');
  const watched = useMemo(() => watchActor(actor, nowMs), [actor]);
  const { snapshot, log } = useSyncExternalStore(watched.subscribe, watched.getState);
  return (
    <BenchBoard
      main={<MachinePanel bench={bench} value={snapshot.value} last={log.at(-1)} />}
      side={
        <>
          <TitledPanel title={t('readOnly')}>{children}</TitledPanel>
          <Inspector snapshot={snapshot} isLive />
        </>
      }
      below={<LogPanel log={log} isLive />}
    />
  );
}
