import { CardSkeleton } from '../../components/cards/CardSkeleton.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import './deck.css';
import './deckPanels.css';
import './deckPhone.css';

const COLUMNS = [5, 8, 5, 3, 1, 1, 2];

/** The deck builder before its deck is there, in its final sizes. */
export function DeckSkeleton() {
  return (
    <div className="deck deck-waiting" aria-busy="true">
      <span className="vh" role="status">
        Loading the deck
      </span>
      <div className="deck-head">
        <div className="deck-head-words">
          <Skeleton width={260} height={32} />
          <Skeleton width={210} height={16} />
        </div>
        <Skeleton width={110} height={40} radius={10} />
      </div>
      <div className="deck-boards">
        <Skeleton width={320} height={40} radius={10} />
        <div className="deck-waiting-board">
          {COLUMNS.map((cards, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
            <div key={column}>
              <Skeleton width={54} height={20} />
              {Array.from({ length: cards - 1 }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
                <Skeleton key={place} height={26} radius={6} />
              ))}
              <CardSkeleton size="sm" width="fill" />
            </div>
          ))}
        </div>
      </div>
      <div className="deck-rail">
        {[112, 150, 190, 240].map((height) => (
          <Skeleton key={height} height={height} radius={14} />
        ))}
      </div>
    </div>
  );
}
