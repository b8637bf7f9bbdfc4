import { CardBack } from '../cards/CardBack.tsx';
import { packsBehindWords } from './roomWords.ts';
import { feederOf } from './seating.ts';
import { useTable } from './useTable.ts';

/** Packs that wait behind the one in hand, face down in the first free slot. Readers hear the number from the seats. */
export function PacksBehind() {
  const { view, people } = useTable();
  const own = view.seats.find(({ seat }) => seat === view.seat);
  const behind = (own?.packs ?? 0) - 1;
  const from = feederOf(view);
  if (behind < 1) return null;
  return (
    <div className="room-behind" aria-hidden="true">
      <span className="room-behind-backs">
        {behind > 1 && <CardBack width={72} aspect={view.look.cardAspect} />}
        <CardBack width={72} aspect={view.look.cardAspect} />
      </span>
      <b>{packsBehindWords(behind)}</b>
      <span>{from === null ? '' : `from ${people[from]?.name ?? ''}`}</span>
    </div>
  );
}
