import { ShortName } from '../../../../kit/ShortName.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';
import { StripButton } from '../pieces/Pools.tsx';
import type { TablePick } from './openTable.ts';

interface LastPicksProps {
  readonly picks: readonly TablePick[];
  readonly most: number;
}

/** The last picks of all, the newest first. */
export function LastPicks({ picks, most }: LastPicksProps) {
  const { zoom } = useRoomParts();
  const { view, people } = useTable();
  if (picks.length === 0) return null;
  return (
    <ol className="roti-last" aria-label="Last picks, the newest first">
      {picks
        .slice(-most)
        .toReversed()
        .map(({ turn, seat, card }) => {
          const person = people[seat];
          const face = view.faces[card.card];
          if (!person || !face) return null;
          return (
            <li key={turn}>
              <span className="roti-last-who">
                <Face person={person} size={20} />
                <span className="ell">
                  <ShortName name={person.isYou ? 'You' : person.name} />
                </span>
              </span>
              <StripButton face={face} look={view.look} onZoom={zoom} />
            </li>
          );
        })}
    </ol>
  );
}
