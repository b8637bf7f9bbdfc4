import { useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { LiveRegion } from '#src/ui/kit/LiveRegion.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { MachinePanel } from '../drawing/MachinePanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import './copyBoard.css';
import { EventPanel } from './EventPanel.tsx';
import { isTimer } from './eventChoices.ts';
import { Inspector } from './Inspector.tsx';
import { LogPanel } from './LogPanel.tsx';
import { lastWords } from './logWords.ts';
import type { MachineCopy } from './machineCopy.ts';
import { ToldNotices } from './ToldNotices.tsx';

interface CopyBoardProps {
  readonly bench: BenchMachine;
  readonly copy: MachineCopy;
}

/** A copy of a machine with everything to drive it: events, a clock, a log and a look inside. */
export function CopyBoard({ bench, copy }: CopyBoardProps) {
  const { snapshot, log, nowMs, timers, fault } = useSyncExternalStore(copy.subscribe, copy.getState);
  const send = (event: AnyEventObject) => (isTimer(event.type) ? copy.bringAbout(event) : copy.send(event));
  return (
    <div className="testbench-board">
      <div className="testbench-main">
        <MachinePanel bench={bench} value={snapshot.value} last={log.at(-1)} />
        <div className="testbench-pair">
          <LogPanel log={log} isLive={false} />
          <Inspector snapshot={snapshot} isLive={false} />
        </div>
      </div>
      <div className="testbench-side">
        {fault !== null && (
          <InlineNotice kind="error" title="The copy has stopped." isSpoken>
            {fault} Begin anew to go on.
          </InlineNotice>
        )}
        <ClockPanel
          nowMs={nowMs}
          timers={timers}
          onAdvance={copy.advance}
          onNextTimer={copy.toNextTimer}
          onReset={copy.reset}
        />
        {bench.name === 'notices' && <ToldNotices snapshot={snapshot} nowMs={nowMs} />}
        <EventPanel bench={bench} snapshot={snapshot} onSend={send} />
      </div>
      <LiveRegion text={lastWords(log)} turn={log.length} />
    </div>
  );
}
