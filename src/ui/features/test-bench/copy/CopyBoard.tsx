import { SimpleGrid } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { BenchBoard } from '../BenchBoard.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { MachinePanel } from '../drawing/MachinePanel.tsx';
import { ClockPanel } from './ClockPanel.tsx';
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
  const t = useMessages('testBench');
  const { snapshot, log, nowMs, timers, fault } = useSyncExternalStore(copy.subscribe, copy.getState);
  const send = (event: AnyEventObject) => (isTimer(event.type) ? copy.bringAbout(event) : copy.send(event));
  return (
    <>
      <BenchBoard
        main={<MachinePanel bench={bench} value={snapshot.value} last={log.at(-1)} />}
        side={
          <>
            {fault !== null && (
              <InlineAlert status="error" title={t('copyStopped')} isAnnounced>
                {t('startOverAfter', { fault })}
              </InlineAlert>
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
          </>
        }
        below={
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
            <LogPanel log={log} isLive={false} />
            <Inspector snapshot={snapshot} isLive={false} />
          </SimpleGrid>
        }
      />
      <LiveRegion text={lastWords(log)} turn={log.length} />
    </>
  );
}
