import { useMemo } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { rarityOf } from '../../../components/cards/gameLook.ts';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { counted } from '../resultWords.ts';
import { Defined } from './Defined.tsx';
import { averageWords, percent } from './figureWords.ts';
import { type Figure, rarityFigures } from './seatFigures.ts';

/** When cards of each rarity went, and how often they came back: at all seats that are open to the reader. */
export function RarityTable({ results }: { readonly results: ResultsView }) {
  const { seats, faces, look } = results;
  const open = useMemo(() => seats.filter(({ isOpen, picks }) => isOpen && picks.length > 0), [seats]);
  const rows = useMemo(
    () => rarityFigures(open, (card) => faces[card]?.rarity ?? '').filter(({ rarity }) => rarity !== ''),
    [open, faces],
  );
  if (rows.length === 0) return null;
  const ordered = [...rows].sort((a, b) => rarityOf(look, b.rarity).order - rarityOf(look, a.rarity).order);
  return (
    <section className="rarity-figures" aria-label="When cards went">
      <h3>When cards went</h3>
      <p className="t13 muted">At {counted(open.length, 'open seat')}, bots’ seats among them.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Rarity</th>
            <th scope="col">
              <Defined label="Average pick">
                The number of the pick at which its cards were taken, counted from 1 in each round, on
                average.
              </Defined>
            </th>
            <th scope="col">
              <Defined label="Came back">
                Of the cards that were passed in a pack that came back to the same seat: how many still lay
                there.
              </Defined>
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map(({ rarity, averagePick, cameBack }) => (
            <tr key={rarity}>
              <th scope="row">
                <RarityMark rarity={rarityOf(look, rarity)} />
                {rarityOf(look, rarity).name}
              </th>
              <Cell figure={averagePick} wordsOf={averageWords} />
              <Cell figure={cameBack} wordsOf={percent} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Cell = ({ figure, wordsOf }: Readonly<{ figure: Figure; wordsOf: (value: number) => string }>) => (
  <td>
    {figure.value === null ? (
      <span className="muted">not enough: {figure.count}</span>
    ) : (
      <>
        <b className="num">{wordsOf(figure.value)}</b>
        <span className="t13 muted"> of {figure.count}</span>
      </>
    )}
  </td>
);
