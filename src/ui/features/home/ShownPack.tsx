import { useEffect, useRef, useState } from 'react';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { Avatar } from '../../kit/Avatar.tsx';
import { ShownCard } from './ShownCard.tsx';
import { SHOWN_FACES } from './shownPack.ts';
import './shownPack.css';

const TAKEN_PLACE = 2;

/** A pack going round: one card is kept, the rest pass left, the next pack comes from the right. */
export function ShownPack() {
  const stage = useRef<HTMLDivElement>(null);
  const isInView = useInView(stage);
  const [turn, setTurn] = useState(0);
  const faces = SHOWN_FACES.map((_, place) => SHOWN_FACES[(place + turn) % SHOWN_FACES.length]);
  const taken = faces[TAKEN_PLACE];
  return (
    <div className={isInView ? 'home-shown' : 'home-shown still'} ref={stage}>
      <div className="home-shown-top" aria-hidden="true" />
      <div className="home-shown-backs left" aria-hidden="true">
        <CardBack width={80} />
        <CardBack width={80} />
      </div>
      <div className="home-shown-backs right" aria-hidden="true">
        <CardBack width={80} />
        <CardBack width={80} />
      </div>
      <div
        className="home-shown-fan"
        role="img"
        aria-label={`A pack of Emberwake on its way round the table; ${taken?.name ?? 'one card'} is kept.`}
      >
        {faces.map(
          (face, place) =>
            face !== undefined && (
              <div className="home-shown-place" key={face.name} data-place={place} aria-hidden="true">
                <div
                  className="home-shown-card"
                  onAnimationIteration={
                    place === TAKEN_PLACE ? () => setTurn((before) => before + 1) : undefined
                  }
                >
                  <ShownCard face={face} isKept={place === TAKEN_PLACE} />
                </div>
              </div>
            ),
        )}
      </div>
      <div className="home-shown-who left" aria-hidden="true">
        <Avatar seed="Ana" size={36} />
        <span>
          <b>To Ana</b>4 cards left
        </span>
      </div>
      <div className="home-shown-who right" aria-hidden="true">
        <Avatar seed="Kim" size={36} />
        <span>
          <b>From Kim</b>next pack
        </span>
      </div>
      <span className="home-shown-words" aria-hidden="true">
        <svg viewBox="0 0 30 14" width="24" height="11" fill="none" aria-hidden="true">
          <path d="M9 1.8 3.5 7 9 12.2" />
          <path d="M18 1.8 12.5 7 18 12.2" opacity="0.68" />
          <path d="M27 1.8 21.5 7 27 12.2" opacity="0.36" />
        </svg>
        A real pack, passing left
      </span>
    </div>
  );
}

function useInView(place: { readonly current: Element | null }): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}
