import type { ReactNode } from 'react';
import IconMore from '~icons/ph/dots-three-bold';
import { accessibleCardName } from '../cards/accessibleCardName.ts';
import type { DeckDesk } from './deckDesk.ts';
import type { DeckEntry } from './deckEntries.ts';

interface DeckCardProps {
  readonly entry: DeckEntry;
  readonly desk: DeckDesk;
  readonly isTabbable: boolean;
  readonly isCarried: boolean;
  readonly children: ReactNode;
}

/** The button around a drawn card; its surface listens for it. */
export function DeckCard({ entry, desk, isTabbable, isCarried, children }: DeckCardProps) {
  const classes = ['card-button', 'deck-card'];
  if (desk.hits.has(entry.id)) classes.push('hit');
  if (desk.selectedId === entry.id) classes.push('chosen');
  if (isCarried) classes.push('carried');
  return (
    <>
      <button
        type="button"
        className={classes.join(' ')}
        data-card={entry.id}
        tabIndex={isTabbable ? 0 : -1}
        aria-label={accessibleCardName(entry.face, desk.look)}
        aria-pressed={desk.selectedId === entry.id || undefined}
        aria-keyshortcuts={desk.view.isMine ? 'M S Z' : 'Z'}
      >
        {children}
      </button>
      <button
        type="button"
        className="deck-more"
        data-more={entry.id}
        tabIndex={-1}
        aria-label={`More for ${entry.face.name}`}
      >
        <IconMore aria-hidden="true" />
      </button>
    </>
  );
}

export const isDimmed = ({ query, hits }: DeckDesk, id: string): boolean =>
  query.terms.length > 0 && !hits.has(id);
