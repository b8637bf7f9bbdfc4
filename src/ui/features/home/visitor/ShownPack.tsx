import { useState } from 'react';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ShownCard } from './ShownCard.tsx';
import styles from './shownPack.module.css';
import { SHOWN_FACES } from './shownPack.ts';

const TAKEN_PLACE = 2;

/** A pack going round: one card is kept, the rest pass left, the next pack comes from the right. */
export function ShownPack() {
  const t = useMessages('home');
  const [turn, setTurn] = useState(0);
  const faces = SHOWN_FACES.map((own, place) => SHOWN_FACES[(place + turn) % SHOWN_FACES.length] ?? own);
  const next = () => setTurn((before) => before + 1);
  return (
    <div className={styles.stage} ref={pauseOutOfView}>
      <div className={styles.table} aria-hidden="true" />
      <Backs className={styles.left} />
      <Backs className={styles.right} />
      <div
        className={styles.fan}
        role="img"
        aria-label={t('packLabel', { name: faces[TAKEN_PLACE]?.name ?? '' })}
      >
        {faces.map((face, place) => {
          const isTaken = place === TAKEN_PLACE;
          const at = place - TAKEN_PLACE;
          const style: StyleWithVariables = { '--at': String(at), '--off': String(Math.abs(at)) };
          return (
            <div
              className={isTaken ? `${styles.place} ${styles.taken}` : styles.place}
              key={face.name}
              style={style}
              aria-hidden="true"
            >
              <div className={styles.card} onAnimationIteration={isTaken ? next : undefined}>
                <ShownCard face={face} isKept={isTaken} />
              </div>
            </div>
          );
        })}
      </div>
      <Neighbour className={styles.left} seed="Ana" name={t('packTo')} words={t('packLeft')} />
      <Neighbour className={styles.right} seed="Kim" name={t('packFrom')} words={t('packNext')} />
      <span className={styles.words} aria-hidden="true">
        <svg viewBox="0 0 30 14" width="24" height="11" fill="none" aria-hidden="true">
          <path d="M9 1.8 3.5 7 9 12.2" />
          <path d="M18 1.8 12.5 7 18 12.2" opacity="0.68" />
          <path d="M27 1.8 21.5 7 27 12.2" opacity="0.36" />
        </svg>
        {t('packPassing')}
      </span>
    </div>
  );
}

const Backs = ({ className }: { readonly className: string | undefined }) => (
  <div className={`${styles.backs} ${className}`} aria-hidden="true">
    <CardBack width={80} />
    <CardBack width={80} />
  </div>
);

interface NeighbourProps {
  readonly className: string | undefined;
  readonly seed: string;
  readonly name: string;
  readonly words: string;
}

const Neighbour = ({ className, seed, name, words }: NeighbourProps) => (
  <div className={`${styles.who} ${className}`} aria-hidden="true">
    <Avatar seed={seed} size={36} />
    <span>
      <b>{name}</b>
      {words}
    </span>
  </div>
);

/** Nothing moves where nobody sees it. */
function pauseOutOfView(stage: HTMLElement | null) {
  if (!stage) return;
  const observer = new IntersectionObserver(([entry]) =>
    stage.style.setProperty('--run', entry?.isIntersecting === false ? 'paused' : 'running'),
  );
  observer.observe(stage);
  return () => observer.disconnect();
}
