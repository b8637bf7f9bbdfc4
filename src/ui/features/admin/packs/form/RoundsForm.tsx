import type { StoredPack } from '#contract/games/game.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import IconPlus from '~icons/ph/plus';
import { NumberField } from './NumberField.tsx';
import { replaced } from './packForm.ts';

interface RoundsFormProps {
  readonly pack: StoredPack;
  readonly onChange: (pack: StoredPack) => void;
}

const MOST_ROUNDS = 20;

/** Which layouts the packs of each round may have; for packs with several layouts. */
export function RoundsForm({ pack, onChange }: RoundsFormProps) {
  const names = [...new Set(pack.layouts.map(({ name }) => name))];
  if (names.length < 2) return null;
  const rounds = pack.rounds ?? [];
  const setRounds = (changed: NonNullable<StoredPack['rounds']>) => {
    const { rounds: _, ...rest } = pack;
    onChange(changed.length === 0 ? rest : { ...rest, rounds: changed });
  };
  return (
    <Panel aria-labelledby="rounds-head" className="bench-panel">
      <div className="bench-head">
        <h2 id="rounds-head">Layouts by round</h2>
        {rounds.length < MOST_ROUNDS && (
          <Button size="sm" onClick={() => setRounds([...rounds, [{ layout: names[0] ?? '', weight: 1 }]])}>
            <IconPlus aria-hidden="true" />
            Round
          </Button>
        )}
      </div>
      {rounds.length === 0 ? (
        <p className="muted t14">Packs of every round may have any layout.</p>
      ) : (
        rounds.map((options, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
          <fieldset key={round} className="sheet-weights">
            <legend className="t14 b">Round {round + 1}</legend>
            {names.map((layout) => (
              <NumberField
                key={layout}
                label={layout}
                isWhole={false}
                value={options.find((option) => option.layout === layout)?.weight ?? 0}
                onChange={(weight) => {
                  const others = options.filter((option) => option.layout !== layout);
                  const all = weight > 0 ? [...others, { layout, weight }] : others;
                  if (all.length > 0) setRounds(replaced(rounds, round, all));
                }}
              />
            ))}
            {round === rounds.length - 1 && (
              <Button size="sm" variant="ghost" onClick={() => setRounds(rounds.slice(0, -1))}>
                Remove round {round + 1}
              </Button>
            )}
          </fieldset>
        ))
      )}
    </Panel>
  );
}
