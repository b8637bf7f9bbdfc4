import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { picksOf, type ReplayAddress } from '#src/machines/replay/replayPlaces.ts';
import type { ReplayEvent } from '#src/machines/replay/replayPlayer.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { isMotionReduced } from '#src/ui/system/look/motion.ts';
import IconShare from '~icons/ph/share-network';
import { withMessages } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EventLink } from '../events/EventLink.tsx';
import { useUser } from '../shell/actors.tsx';
import { CloseTable } from './CloseTable.tsx';
import { FiguresPanel } from './figures/FiguresPanel.tsx';
import { UsualPanel } from './figures/UsualPanel.tsx';
import { KeepPanel } from './keep/KeepPanel.tsx';
import { mayClose } from './mayClose.ts';
import { NextStep } from './NextStep.tsx';
import { PoolPanel } from './pool/PoolPanel.tsx';
import { MOST, ResultsFrame, ResultsHead } from './ResultsFrame.tsx';
import { ReplayPanel } from './replay/ReplayPanel.tsx';
import { useReplay } from './replay/useReplay.ts';
import type { AskedFigures, ResultCalls } from './resultCalls.ts';
import { ruleSentence, tableLine, words } from './resultWords.ts';
import { SealPanel } from './seal/SealPanel.tsx';
import { DraftedTable } from './table/DraftedTable.tsx';

interface ResultsScreenProps {
  readonly results: ResultsView;
  readonly figures: AskedFigures;
  /** The place of the replay, as in the page's address. */
  readonly address: ReplayAddress;
  readonly onMoved: (address: ReplayAddress) => void;
  readonly calls: ResultCalls;
}

/** What a draft came to: the table, the next step, the replay, the pools and the proof of its packs. */
export function ResultsScreen({ results, figures, address, onMoved, calls }: ResultsScreenProps) {
  const t = useMessages('results');
  const { state, send } = useReplay(results, address, onMoved);
  const user = useUser();
  const { table, seats } = results;
  const { seat } = state.place;
  const sendAndShow = (event: ReplayEvent) => {
    send(event);
    const behavior: ScrollBehavior = isMotionReduced() ? 'auto' : 'smooth';
    document.getElementById('replay')?.scrollIntoView({ block: 'start', behavior });
  };
  return (
    <ResultsFrame>
      <ResultsHead title={t('headline')} lead={aboutTable(results)}>
        <EventLink table={table} />
        {results.mySeat !== null && <ShareButton results={results} calls={calls} />}
      </ResultsHead>
      {mayClose(table, user?.userId) && <CloseTable onClose={calls.close} />}
      <DraftedTable
        results={results}
        shownSeat={seat}
        onSeat={(chosen) => sendAndShow({ type: 'seat.chosen', seat: chosen })}
      />
      <NextStep results={results} isGuest={user?.isGuest === true} calls={calls} />
      {isReplayed(picksOf(seats, seat)) && (
        <ReplayPanel results={results} state={state} send={send} calls={calls} />
      )}
      <PoolPanel
        {...MOST}
        order={{ base: '1', sm: '0' }}
        results={results}
        state={state}
        send={sendAndShow}
      />
      <SealPanel results={results} fetchLog={calls.log} />
      <FiguresPanel {...MOST} results={results} seat={seat} />
      <KeepPanel results={results} seat={seat} calls={calls} />
      {figures !== null && <UsualPanel results={results} seat={seat} figures={figures} />}
    </ResultsFrame>
  );
}

const aboutTable = ({ table }: ResultsView): string =>
  [words()('sentence', { words: tableLine(table) }), ruleSentence(table)].filter(Boolean).join(' ');

const ShareDialog = late(() => withMessages(import('./keep/ShareDialog.tsx'), 'streams'), 'ShareDialog');

function ShareButton({ results, calls }: Readonly<{ results: ResultsView; calls: ResultCalls }>) {
  const t = useMessages('results');
  const [isOpen, setOpen] = useState(false);
  const { settings } = results.table;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconShare aria-hidden="true" />
        {t('share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            name={settings.name}
            isTableOpen={settings.watchers && settings.picksOpenTo === 'everyone'}
            calls={calls}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opening all packs at once, as in a sealed draft, leaves nothing to replay. */
const isReplayed = (picks: readonly PickRecord[]) => picks.some(({ pack }) => pack.length > 0);
