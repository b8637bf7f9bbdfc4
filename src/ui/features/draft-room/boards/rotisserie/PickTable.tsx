import { ShortName } from '../../../../kit/ShortName.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';
import { StripButton } from '../pieces/Pools.tsx';
import type { TablePick } from './openTable.ts';

interface PickTableProps {
  readonly picks: readonly TablePick[];
  /** Picks of all seats together. */
  readonly inAll: number;
  readonly isWide: boolean;
}

/** Who took what: a column a seat and a row a round where there is room, else the picks in order, the newest first. */
export function PickTable(props: PickTableProps) {
  if (props.picks.length === 0) return <p className="roti-none">Nobody has taken a card yet.</p>;
  return props.isWide ? <PicksBySeat {...props} /> : <PicksInOrder {...props} />;
}

function PicksBySeat({ picks, inAll }: PickTableProps) {
  const { people } = useTable();
  const seats = people.length;
  const rounds = Math.ceil(Math.min(inAll, picks.length + 1) / seats);
  const byPlace = new Map(picks.map((pick) => [`${Math.floor(pick.turn / seats)}/${pick.seat}`, pick]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by key
    <section className="roti-picks" aria-label="Picks by seat" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Round</th>
            {people.map((person) => (
              <th key={person.seat} scope="col">
                <span className="roti-picks-who">
                  <Face person={person} size={24} /> {person.isYou ? 'You' : person.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rounds }, (_, row) => rounds - 1 - row).map((round) => (
            <tr key={round}>
              <th scope="row" className="num">
                {round + 1} <span aria-hidden="true">{round % 2 === 0 ? '→' : '←'}</span>
              </th>
              {people.map(({ seat }) => (
                <PickCell key={seat} pick={byPlace.get(`${round}/${seat}`)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const PickCell = ({ pick }: { readonly pick: TablePick | undefined }) => (
  <td>{pick ? <PickedCard pick={pick} /> : <span className="vh">not yet</span>}</td>
);

function PickedCard({ pick }: { readonly pick: TablePick }) {
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const face = view.faces[pick.card.card];
  return face ? <StripButton face={face} look={view.look} onZoom={zoom} /> : null;
}

const PicksInOrder = ({ picks }: PickTableProps) => {
  const { people } = useTable();
  return (
    <ol className="roti-order" reversed aria-label="Picks, the newest first">
      {picks.toReversed().map((pick) => {
        const person = people[pick.seat];
        return (
          <li key={pick.turn}>
            <span className="num">{pick.turn + 1}</span>
            {person && <Face person={person} size={22} />}
            <span className="ell">
              <ShortName name={person?.isYou ? 'You' : (person?.name ?? '')} />
            </span>
            <PickedCard pick={pick} />
          </li>
        );
      })}
    </ol>
  );
};
