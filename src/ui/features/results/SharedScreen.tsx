import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import { picksOf, type ReplayAddress } from '#src/machines/replay/replayPlaces.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FiguresPanel } from './figures/FiguresPanel.tsx';
import { PictureButton } from './picture/PictureButton.tsx';
import { PoolPanel } from './pool/PoolPanel.tsx';
import { ResultsFrame, ResultsHead, WIDE } from './ResultsFrame.tsx';
import { ReplayPanel } from './replay/ReplayPanel.tsx';
import { useReplay } from './replay/useReplay.ts';
import { tableLine, words } from './resultWords.ts';

interface SharedScreenProps {
  readonly shared: SharedResults;
  readonly address: ReplayAddress;
  readonly onMoved: (address: ReplayAddress) => void;
}

/** Somebody's draft, as the link they gave shows it. */
export function SharedScreen({ shared, address, onMoved }: SharedScreenProps) {
  const t = useMessages('results');
  const { results, sharedBy, deck } = shared;
  const { state, send } = useReplay(results, { seat: sharedBy.seat + 1, ...address }, onMoved);
  const { seat } = state.place;
  return (
    <ResultsFrame>
      <ResultsHead title={t('sharedBy', { name: sharedBy.name })} lead={sharedWords(shared)}>
        {deck !== null && <PictureButton results={results} load={async () => deck} />}
        <Button asChild variant="solid">
          <Link to="/drafts">{t('findTable')}</Link>
        </Button>
      </ResultsHead>
      {picksOf(results.seats, seat).some(({ pack }) => pack.length > 0) && (
        <ReplayPanel results={results} state={state} send={send} calls={null} />
      )}
      <PoolPanel {...WIDE} results={results} state={state} send={send} />
      <FiguresPanel {...WIDE} results={results} seat={seat} />
    </ResultsFrame>
  );
}

function sharedWords({ results, sharedBy, expiresAtMs }: SharedResults): string {
  const t = words();
  const count = results.seats.filter(({ isOpen }) => isOpen).length;
  return [
    t('sentence', { words: tableLine(results.table) }),
    count === 1 ? t('sharedSeat', { name: sharedBy.name }) : t('sharedSeats', { count }),
    ...(expiresAtMs === null ? [] : [t('sharedUntil', { day: new Date(expiresAtMs) })]),
  ].join(' ');
}
