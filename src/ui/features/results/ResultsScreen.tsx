import { Suspense, useCallback, useState } from 'react';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { errorWords } from '#src/machines/failure.ts';
import IconShare from '~icons/ph/share-network';
import { Button } from '../../kit/Button.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { isMotionReduced } from '../../theme/motion.ts';
import { EventLink } from '../events/EventLink.tsx';
import { useNotify, useUser } from '../shell/actors.tsx';
import { CloseTable } from './CloseTable.tsx';
import { DraftedTable } from './DraftedTable.tsx';
import { FiguresPanel } from './figures/FiguresPanel.tsx';
import { UsualPanel } from './figures/UsualPanel.tsx';
import { KeepPanel } from './KeepPanel.tsx';
import type { KeepPorts } from './keep.ts';
import { mayClose } from './mayClose.ts';
import { NextStep, type Opening } from './NextStep.tsx';
import { PoolPanel } from './PoolPanel.tsx';
import type { ReplayActPorts } from './ReplayActs.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { picksOf, type ReplayAddress, type ReplayEvent } from './replay.ts';
import './results.css';
import { late } from '../../kit/late.ts';
import { ruleSentence, tableLine } from './resultWords.ts';
import { SealPanel } from './SealPanel.tsx';
import { useReplay } from './useReplay.ts';

interface ResultsScreenProps {
  readonly results: ResultsView;
  /** Where the replay stands, as in the page's address. */
  readonly address: ReplayAddress;
  readonly onMoved: (address: ReplayAddress) => void;
  readonly loadLog: () => Promise<DraftLogFile>;
  /** Opens the same draft against bots again; throws when that fails. */
  readonly draftAgain: () => Promise<void>;
  readonly acts: ReplayActPorts;
  readonly keep: KeepPorts;
  /** Ends the table as its host; throws when that fails. */
  readonly closeTable?: () => Promise<void>;
}

/** What a draft came to: the table, the next step, the replay, the pools and the proof of its packs. */
export function ResultsScreen(props: ResultsScreenProps) {
  const { results, address, onMoved, loadLog, draftAgain, acts, keep, closeTable } = props;
  const { state, send } = useReplay(results, address, onMoved);
  const user = useUser();
  const isGuest = user?.isGuest === true;
  const again = useOpening(draftAgain);
  const samePacks = useOpening(() => acts.playOn({ seat: results.mySeat ?? 0 }));
  const { table, seats } = results;
  const { seat } = state.place;
  const sendAndShow = useCallback(
    (event: ReplayEvent) => {
      send(event);
      document.getElementById('replay')?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() });
    },
    [send],
  );
  return (
    <Lamp x="33%" y="350px" height="460px">
      <div className="page results">
        <header className="results-head">
          <div className="grow">
            <h1>The table has drafted</h1>
            <p className="onlamp">
              {[`${tableLine(table)}.`, ruleSentence(table)].filter(Boolean).join(' ')}
            </p>
          </div>
          <EventLink table={results.table} />
          {results.mySeat !== null && <ShareButton results={results} ports={keep} />}
        </header>
        {closeTable && mayClose(results.table, user?.userId) && <CloseTable onClose={closeTable} />}
        <DraftedTable
          results={results}
          shownSeat={seat}
          onSeat={(chosen) => sendAndShow({ type: 'seatChosen', seat: chosen })}
        />
        <NextStep
          results={results}
          isGuest={isGuest}
          again={again}
          samePacks={results.mayReadLog ? samePacks : null}
        />
        {isReplayed(picksOf(seats, seat)) && (
          <ReplayPanel results={results} state={state} send={send} acts={acts} />
        )}
        <PoolPanel results={results} state={state} send={sendAndShow} />
        <SealPanel results={results} loadLog={loadLog} />
        <FiguresPanel results={results} seat={seat} />
        <KeepPanel results={results} seat={seat} ports={keep} />
        {keep.cardFigures !== null && <UsualPanel results={results} seat={seat} load={keep.cardFigures} />}
      </div>
    </Lamp>
  );
}

const ShareDialog = late(() => import('./ShareDialog.tsx'), 'ShareDialog');

function ShareButton({ results, ports }: Readonly<{ results: ResultsView; ports: KeepPorts }>) {
  const [isOpen, setOpen] = useState(false);
  const { settings } = results.table;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconShare aria-hidden="true" />
        Share
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog
            isTableOpen={settings.watchers && settings.picksOpenTo === 'everyone'}
            ports={ports}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const scrollBehaviour = (): ScrollBehavior => (isMotionReduced() ? 'auto' : 'smooth');

/** Opening all packs at once, as in a sealed draft, is nothing to replay. */
const isReplayed = (picks: readonly PickRecord[]) => picks.some(({ pack }) => pack.length > 0);

function useOpening(open: () => Promise<void>): Opening {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    open().catch((thrown: unknown) => {
      setBusy(false);
      notify({ kind: 'error', text: errorWords(thrown, 'The new table could not be opened') });
    });
  };
  return { isBusy, start };
}
