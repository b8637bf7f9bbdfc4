import { CardStrip } from '../../../../components/cards/CardStrip.tsx';
import { cardsWord } from '../../roomWords.ts';
import { Face } from '../../SeatStrip.tsx';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';

type Sale = BoardOf<'silentAuction'>['lastSales'][number];

/** How the last lot was sold: winner and price of each card, and all bids on request. */
export function LastSales({ sales }: { readonly sales: readonly Sale[] }) {
  if (sales.length === 0) return null;
  const sold = sales.filter(({ seat }) => seat !== null).length;
  return (
    <section className="sales" id="last-lot" aria-label="The last lot">
      <h2>
        The last lot{' '}
        <span>
          {cardsWord(sold)} sold, {sales.length - sold} put away
        </span>
      </h2>
      <ul className="sales-list">
        {sales.map((sale) => (
          <SaleLine key={sale.card.id} sale={sale} />
        ))}
      </ul>
      <details>
        <summary>All bids</summary>
        <BidTable sales={sales} />
      </details>
    </section>
  );
}

/** What the own seat bought in the last lot, in a line over the new one. */
export function LastLotLine({ sales }: { readonly sales: readonly Sale[] }) {
  const { view } = useTable();
  if (sales.length === 0) return null;
  const own = sales.filter(({ seat }) => seat !== null && seat === view.seat);
  const bought = own.map(({ card, price }) => `${view.faces[card.card]?.name ?? 'a card'} for ${price}`);
  const words = bought.length === 0 ? 'you bought nothing' : `you bought ${bought.join(', ')}`;
  return (
    <p className="last-lot-line">
      Last lot: {view.seat === null ? `${sales.length} cards` : words}.{' '}
      <button
        type="button"
        onClick={() => document.getElementById('last-lot')?.scrollIntoView({ block: 'nearest' })}
      >
        Who bought what
      </button>
    </p>
  );
}

const named = (person: Person | undefined) => (person?.isYou ? 'You' : (person?.name ?? ''));

function SaleLine({ sale }: { readonly sale: Sale }) {
  const { view, people } = useTable();
  const face = view.faces[sale.card.card];
  const winner = sale.seat === null ? undefined : people[sale.seat];
  return (
    <li>
      {face && <CardStrip face={face} look={view.look} isDimmed={winner === undefined} />}
      {winner ? (
        <span className={winner.isYou ? 'sale-to yours' : 'sale-to'}>
          <Face person={winner} size={22} />
          <span className="sale-name ell">{named(winner)}</span>
          <b className="num">{sale.price}</b>
        </span>
      ) : (
        <span className="sale-to none">no bid</span>
      )}
    </li>
  );
}

function BidTable({ sales }: { readonly sales: readonly Sale[] }) {
  const { view, people } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <div className="sales-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Card</th>
            {people.map((person) => (
              <th scope="col" key={person.seat}>
                {named(person)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sales.map(({ card, seat, bids }) => (
            <tr key={card.id}>
              <th scope="row">{view.faces[card.card]?.name}</th>
              {people.map((person) => (
                <td key={person.seat} className={person.seat === seat ? 'num won' : 'num'}>
                  {bids[person.seat] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
