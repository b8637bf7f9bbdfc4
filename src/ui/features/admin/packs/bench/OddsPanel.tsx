import { useMemo, useState } from 'react';
import type { Bench } from '#contract/admin/packs.ts';
import { nameSearch } from '#contract/cardLists/searchNames.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import type { CardOdds, PackOdds } from '#engine/packs/odds/odds.ts';
import { rarityOf } from '#src/ui/cards/gameLook.ts';
import { RarityMark } from '#src/ui/cards/RarityMark.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { averageWords, percentWords } from '../form/packForm.ts';
import { oddsByRarity } from './packFigures.ts';

interface OddsPanelProps {
  readonly odds: PackOdds | null;
  readonly isReckoning: boolean;
  readonly cards: readonly DraftCard[];
  readonly look: Bench['look'];
}

const SHOWN_CARDS = 12;

/** What a pack holds, exactly where a formula reaches, else from simulated packs with their error. */
export function OddsPanel({ odds, isReckoning, cards, look }: OddsPanelProps) {
  if (odds === null)
    return (
      <section className="bench-part" aria-labelledby="odds-head" aria-busy={isReckoning}>
        <h2 id="odds-head">Odds</h2>
        {isReckoning && <Skeleton height={120} />}
      </section>
    );
  const order = (code: string) => look.rarities.find((rarity) => rarity.code === code)?.order ?? 0;
  const rows = oddsByRarity(odds, cards).toSorted((a, b) => order(a.rarity) - order(b.rarity));
  return (
    <section className="bench-part" aria-labelledby="odds-head" aria-busy={isReckoning}>
      <div className="bench-head">
        <h2 id="odds-head">Odds</h2>
        <Chip size="tag" tone={odds.simulatedPacks === 0 ? 'ok' : 'plain'}>
          {odds.simulatedPacks === 0 ? 'exact' : errorWords(odds)}
        </Chip>
        {isReckoning && <span className="muted t13">reckoning …</span>}
      </div>
      <table className="bench-table">
        <thead>
          <tr>
            <th scope="col">Rarity</th>
            <th scope="col">in a pack</th>
            <th scope="col">each card once in</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rarity, expected, cards: count }) => (
            <tr key={rarity}>
              <th scope="row">
                <span className="row g8">
                  <RarityMark rarity={rarityOf(look, rarity)} />
                  {rarityOf(look, rarity).name || rarity}
                </span>
              </th>
              <td>{averageWords(expected)}</td>
              <td>{packsForOne(expected / count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted t14">
        {odds.sizes.length === 1
          ? `Every pack has ${odds.sizes[0]?.cards} cards.`
          : `Packs have ${odds.sizes.map(({ cards: size, chance }) => `${size} cards (${percentWords(chance)})`).join(', ')}.`}{' '}
        {odds.foilChance > 0 && `A foil is in ${percentWords(odds.foilChance)}.`}
      </p>
      <OddsOfCards odds={odds.cards} cards={cards} />
    </section>
  );
}

/** "1,414 packs": how many packs one copy of a certain card takes on average. */
function packsForOne(expected: number): string {
  if (expected <= 0) return 'none';
  const packs = (1 / expected).toLocaleString('en', { maximumFractionDigits: expected > 0.1 ? 1 : 0 });
  return packs === '1' ? '1 pack' : `${packs} packs`;
}

const errorWords = ({ simulatedPacks, error }: PackOdds) =>
  `${simulatedPacks.toLocaleString('en')} packs, ± ${percentWords(error)}`;

function OddsOfCards({ odds, cards }: { odds: readonly CardOdds[]; cards: readonly DraftCard[] }) {
  const [words, setWords] = useState('');
  const search = useMemo(() => {
    const known = odds.filter(({ card }) => cards[card]).toSorted((a, b) => b.chance - a.chance);
    return nameSearch(known, ({ card }) => cards[card]?.name ?? '');
  }, [odds, cards]);
  const found = search(words);
  return (
    <details className="sheet">
      <summary>
        <span className="b">Card by card</span>
        <span className="muted t14 num">{odds.length.toLocaleString('en')}</span>
      </summary>
      <div className="sheet-body">
        <TextInput
          size="sm"
          type="search"
          aria-label="Find a card"
          placeholder="Find a card"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <table className="bench-table">
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">in a pack at all</th>
              <th scope="col">copies</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, SHOWN_CARDS).map(({ card, chance, expected, isExact }) => (
              <tr key={card}>
                <th scope="row">{cards[card]?.name}</th>
                <td title={isExact ? 'exact' : 'simulated'}>
                  {isExact ? '' : '≈ '}
                  {percentWords(chance)}
                </td>
                <td>{expected.toFixed(3)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {found.length > SHOWN_CARDS && (
          <p className="muted t13">and {(found.length - SHOWN_CARDS).toLocaleString('en')} more</p>
        )}
      </div>
    </details>
  );
}
