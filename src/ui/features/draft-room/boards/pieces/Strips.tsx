import { memo, type ReactNode } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { CardStrip } from '../../../../components/cards/CardStrip.tsx';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import styles from './strips.module.css';

interface StripsProps {
  readonly cards: readonly CardView[];
  /** Names the list, where nothing around it does. */
  readonly label?: string;
  /** Several columns, as many as fit. */
  readonly isWide?: boolean;
  /** Beside each strip. */
  readonly end?: (card: CardView, name: string) => ReactNode;
}

/** Cards as a list of their title bars, in the order given. */
export function Strips({ cards, label, isWide = false, end }: StripsProps) {
  const { view } = useTable();
  return (
    <ol className={isWide ? styles.columns : styles.list} aria-label={label}>
      {cards.map((card) => (
        <li key={card.id}>
          <Strip card={card} />
          {end?.(card, view.faces[card.card]?.name ?? '')}
        </li>
      ))}
    </ol>
  );
}

/** The title bar of a card, which opens it large. */
export function Strip({ card }: { readonly card: CardView }) {
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const face = view.faces[card.card];
  return face ? <StripButton face={face} look={view.look} onZoom={zoom} /> : null;
}

interface StripButtonProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly onZoom: (face: CardFace) => void;
}

const StripButton = memo(function StripButton({ face, look, onZoom }: StripButtonProps) {
  const t = useMessages('boards');
  return (
    <button
      type="button"
      className={styles.strip}
      aria-label={t('zoom', { card: accessibleCardName(face, look) })}
      onClick={() => onZoom(face)}
    >
      <CardStrip face={face} look={look} />
    </button>
  );
});
