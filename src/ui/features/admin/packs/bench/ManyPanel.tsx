import type { Bench } from '#contract/admin/packs.ts';
import { rarityOf } from '#src/ui/cards/gameLook.ts';
import { RarityMark } from '#src/ui/cards/RarityMark.tsx';
import { Button } from '#src/ui/kit/Button.tsx';
import { averageWords, percentWords } from '../form/packForm.ts';
import type { ManyPacks } from './packFigures.ts';

interface ManyPanelProps {
  readonly many: ManyPacks | null;
  readonly isOpening: boolean;
  readonly look: Bench['look'];
  readonly onOpen: () => void;
}

/** A thousand packs opened at once, counted. */
export function ManyPanel({ many, isOpening, look, onOpen }: ManyPanelProps) {
  const order = (code: string) => look.rarities.find((rarity) => rarity.code === code)?.order ?? 0;
  return (
    <section className="bench-part" aria-labelledby="many-head">
      <div className="bench-head">
        <h2 id="many-head">A thousand packs</h2>
        <span className="grow" />
        <Button size="sm" isBusy={isOpening} onClick={onOpen}>
          Open 1,000
        </Button>
      </div>
      <div role="status">
        {many !== null && (
          <>
            <table className="bench-table">
              <thead>
                <tr>
                  <th scope="col">Rarity</th>
                  <th scope="col">in a pack</th>
                  <th scope="col">packs with one</th>
                  <th scope="col">of each card</th>
                </tr>
              </thead>
              <tbody>
                {many.rarities
                  .toSorted((a, b) => order(a.rarity) - order(b.rarity))
                  .map(({ rarity, perPack, packsWith, copiesOfEach }) => (
                    <tr key={rarity}>
                      <th scope="row">
                        <span className="row g8">
                          <RarityMark rarity={rarityOf(look, rarity)} />
                          {rarityOf(look, rarity).name || rarity}
                        </span>
                      </th>
                      <td>{averageWords(perPack)}</td>
                      <td>{percentWords(packsWith)}</td>
                      <td>{averageWords(copiesOfEach * many.packs)}</td>
                    </tr>
                  ))}
              </tbody>
            </table>
            <p className="muted t14">
              {percentWords(many.withDuplicate)} held a card twice, {percentWords(many.withFoil)} a foil;{' '}
              {many.seen.toLocaleString('en')} of {many.possible.toLocaleString('en')} cards were seen.
            </p>
          </>
        )}
      </div>
    </section>
  );
}
