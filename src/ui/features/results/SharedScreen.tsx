import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import IconPicture from '~icons/ph/image-square';
import { Button } from '../../kit/Button.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { FiguresPanel } from './figures/FiguresPanel.tsx';
import { PoolPanel } from './PoolPanel.tsx';
import { ReplayPanel } from './ReplayPanel.tsx';
import { picksOf, type ReplayAddress } from './replay.ts';
import './results.css';
import './keepPanel.css';
import { late } from '../../kit/late.ts';
import { tableLine } from './resultWords.ts';
import { useReplay } from './useReplay.ts';

const DeckPicture = late(() => import('./picture/DeckPicture.tsx'), 'DeckPicture');

interface SharedScreenProps {
  readonly shared: SharedResults;
  readonly address: ReplayAddress;
  readonly onMoved: (address: ReplayAddress) => void;
}

/** Somebody's draft, as the link they gave shows it. */
export function SharedScreen({ shared, address, onMoved }: SharedScreenProps) {
  const { results, sharedBy, deck } = shared;
  const { state, send } = useReplay(results, { seat: sharedBy.seat + 1, ...address }, onMoved);
  const { seat } = state.place;
  return (
    <Lamp x="33%" y="350px" height="460px">
      <div className="page results shared">
        <header className="results-head">
          <div className="grow">
            <h1>{sharedBy.name}’s draft</h1>
            <p className="onlamp">
              {tableLine(results.table)}. {openWords(shared)}
            </p>
          </div>
          {deck !== null && <PictureButton shared={{ ...shared, deck }} />}
          <Button variant="solid" asChild>
            <Link to="/drafts">Find a table</Link>
          </Button>
        </header>
        {picksOf(results.seats, seat).some(({ pack }) => pack.length > 0) && (
          <ReplayPanel results={results} state={state} send={send} acts={null} />
        )}
        <PoolPanel results={results} state={state} send={send} />
        <FiguresPanel results={results} seat={seat} />
      </div>
    </Lamp>
  );
}

function openWords({ results, sharedBy, expiresAtMs }: SharedResults): string {
  const open = results.seats.filter(({ isOpen }) => isOpen).length;
  const what = open === 1 ? `${sharedBy.name} shares this seat.` : `${open} seats are open to you.`;
  if (expiresAtMs === null) return what;
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(expiresAtMs);
  return `${what} The link ends ${day}.`;
}

const PictureButton = ({
  shared: { results, deck },
}: Readonly<{ shared: SharedResults & { readonly deck: NonNullable<SharedResults['deck']> } }>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconPicture aria-hidden="true" />
        Picture of the deck
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeckPicture results={results} load={async () => deck} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
