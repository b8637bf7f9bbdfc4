import { memo } from 'react';
import type { GameLook } from '#contract/games/faces.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import IconMore from '~icons/ph/dots-three-bold';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { CoveredCard } from '../../../components/cards/CardStack.tsx';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import type { DeckEntry } from '../desk/deckEntries.ts';
import styles from './boards.module.css';

export interface DeckCardProps {
  readonly entry: DeckEntry;
  readonly look: GameLook;
  /** How much of it shows: a strip, the title bar of a covered card, or all of it. */
  readonly shows: 'strip' | 'title' | 'whole';
  readonly width: number;
  readonly isMine: boolean;
  readonly isHit: boolean;
  readonly isDimmed: boolean;
  readonly isChosen: boolean;
  readonly isCarried: boolean;
}

/** The button around a drawn card; its surface listens for it and puts one of them into the tab order. Hundreds keep their drawing while one moves. */
export const DeckCard = memo(function DeckCard(props: DeckCardProps) {
  const { entry, look, isMine, isChosen } = props;
  const t = useMessages('deck');
  const className = classNames(
    `card-button ${styles.card}`,
    props.isHit && styles.hit,
    props.isDimmed && styles.missed,
    isChosen && styles.chosen,
    props.isCarried && styles.carried,
  );
  return (
    <>
      <button
        type="button"
        className={className}
        data-card={entry.id}
        tabIndex={-1}
        aria-label={accessibleCardName(entry.face, look)}
        aria-pressed={isChosen || undefined}
        // oxlint-disable-next-line passleft/bare-sentence -- names of keys
        aria-keyshortcuts={isMine ? 'M S Z' : 'Z'}
      >
        <Drawing entry={entry} look={look} shows={props.shows} width={props.width} />
      </button>
      <button
        type="button"
        className={styles.more}
        data-more={entry.id}
        tabIndex={-1}
        aria-label={t('moreFor', { card: entry.face.name })}
      >
        <IconMore aria-hidden="true" />
      </button>
    </>
  );
});

const Drawing = memo(function Drawing(props: Pick<DeckCardProps, 'entry' | 'look' | 'shows' | 'width'>) {
  const { entry, look, shows, width } = props;
  const { face, isFoil } = entry;
  switch (shows) {
    case 'strip':
      return <CardStrip face={face} look={look} />;
    case 'title':
      return <CoveredCard face={face} look={look} width={width} isDimmed={false} />;
    case 'whole':
      return <PlayCard face={face} look={look} width={width} isFoil={isFoil} isFramed />;
  }
});
