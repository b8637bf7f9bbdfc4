import type { ReactNode } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { CardText } from '../../CardText.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import styles from './lot.module.css';

export function LotList({ children }: { readonly children: ReactNode }) {
  const t = useMessages('boards');
  const { usesTextMode } = usePreferences();
  return (
    <ul className={classNames(styles.lots, usesTextMode && styles.text)} aria-label={t('lot')}>
      {children}
    </ul>
  );
}

/** What was bid on a card of the lot and is sealed. */
export function SealedBid({ coins }: { readonly coins: number }) {
  const t = useMessages('boards');
  return (
    <p className={classNames(styles.told, coins > 0 && styles.on)}>
      {coins > 0 ? t.rich('youBid', { coins, b: (words) => <b>{words}</b> }) : t('noBid')}
    </p>
  );
}

interface LotCardProps {
  readonly card: CardView;
  readonly isWanted: boolean;
  /** What is bid, under the card. */
  readonly children: ReactNode;
}

/** A card of the lot; a click looks at it closely. */
export function LotCard({ card, isWanted, children }: LotCardProps) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { zoom, inspection } = useRoomParts();
  const { usesTextMode } = usePreferences();
  const face = view.faces[card.card];
  if (!face) return null;
  const named = { card: accessibleCardName(face, view.look) };
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        aria-label={card.finish === 'foil' ? t('lookAtFoil', named) : t('lookAt', named)}
        aria-description={face.rules === '' ? undefined : face.rules}
        onClick={() => zoom(face)}
        onPointerEnter={() => inspection.hover(card.id)}
        onPointerLeave={() => inspection.hover(null)}
        onFocus={() => inspection.focus(card.id)}
        onBlur={() => inspection.focus(null)}
      >
        {usesTextMode ? (
          <CardText face={face} look={view.look} state="idle" sentence={undefined} />
        ) : (
          <PlayCard
            face={face}
            look={view.look}
            width="fill"
            state={isWanted ? 'idle' : 'quiet'}
            isFoil={card.finish === 'foil'}
            isLively
            isEager
          />
        )}
      </button>
      {children}
    </li>
  );
}
