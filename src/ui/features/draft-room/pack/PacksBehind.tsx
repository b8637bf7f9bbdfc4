import { CardBack } from '../../../components/cards/CardBack.tsx';
import type { StyleWithVariables } from '../../../theme/styleWithVariables.ts';
import { packsBehindWords } from '../roomWords.ts';
import { feederOf } from '../seating.ts';
import { useTable } from '../useTable.ts';

/** Leaves the words their room under it, also in a narrow column. */
const BACK: StyleWithVariables = { '--w': 'min(72px, calc(var(--card) * 0.46))' };

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
        {behind > 1 && <CardBack aspect={view.look.cardAspect} style={BACK} />}
        <CardBack aspect={view.look.cardAspect} style={BACK} />
      </span>
      <b>{packsBehindWords(behind)}</b>
      <span>{from === null ? 'for you' : `for you, from ${people[from]?.name ?? ''}`}</span>
    </div>
  );
}
