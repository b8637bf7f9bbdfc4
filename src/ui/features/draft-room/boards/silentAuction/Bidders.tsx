import IconSealed from '~icons/ph/envelope-simple-fill';
import IconBidding from '~icons/ph/pencil-simple-bold';
import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';
import { coinsWord } from './auctionWords.ts';

/** Everybody's coins, and who has sealed. */
export function Bidders({ board }: { readonly board: BoardOf<'silentAuction'> }) {
  const { people } = useTable();
  return (
    <ul className="bidders" aria-label="Who has how many coins, and who has sealed">
      {people.map((person) => {
        const isSealed = board.sealed[person.seat] ?? false;
        const coins = board.funds[person.seat] ?? 0;
        return (
          <li key={person.seat} className={person.isYou ? 'bidder yours' : 'bidder'}>
            <Face person={person} size={28} />
            <span className="bidder-words">
              <span>
                {person.isYou ? 'You' : person.name} <b className="num">{coins}</b>
                <span className="vh"> {coinsWord(coins)}, </span>
              </span>
              <span className={isSealed ? 'bidder-state sealed' : 'bidder-state'}>
                {isSealed ? <IconSealed aria-hidden="true" /> : <IconBidding aria-hidden="true" />}
                {isSealed ? 'sealed' : 'bidding'}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
