import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';

interface TurnLineProps {
  readonly turnSeat: number | null;
  readonly nextSeats?: readonly number[];
  /** What the one whose turn it is does, as "takes a card". */
  readonly does: string;
}

/** Whose turn it is and who comes next, with faces. */
export function TurnLine({ turnSeat, nextSeats = [], does }: TurnLineProps) {
  const { people } = useTable();
  const person = turnSeat === null ? undefined : people[turnSeat];
  if (!person) return null;
  const next = nextSeats.flatMap((seat) => people[seat] ?? []);
  return (
    <p className={person.isYou ? 'turn-line yours' : 'turn-line'}>
      <span className="turn-line-who">
        <Face person={person} size={28} />
        <b>{person.isYou ? `You ${verbForYou(does)}` : `${person.name} ${does}`}</b>
      </span>
      {next.length > 0 && (
        <span className="turn-line-next">
          <span>then</span>
          {next.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same person may come twice in a snake
            <span key={place} className="turn-line-one" title={one.name}>
              <Face person={one} size={22} />
              <span className={place === 0 ? undefined : 'vh'}>
                {one.isYou ? (person.isYou && place === 0 ? 'you again' : 'you') : one.name}
              </span>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** "takes a card" as it is said to oneself: "take a card". */
const verbForYou = (does: string) =>
  does.replace(/^(\w+?)(es|s)\b/, (_, stem: string, end: string) =>
    end === 'es' && /(ch|sh|ss|x)$/.test(stem) ? stem : end === 'es' ? `${stem}e` : stem,
  );
