import type { PackRow } from '#contract/admin/packs.ts';
import type { Round } from '#engine/core/template.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import IconPlus from '~icons/ph/plus';
import IconRemove from '~icons/ph/trash';
import { replaced, without } from '../packs/form/packForm.ts';
import { PackSelect } from './PackSelect.tsx';
import { StepsField } from './StepsField.tsx';
import { nextRound } from './templateDraft.ts';

interface RoundsFieldProps {
  readonly rounds: readonly Round[];
  readonly packs: readonly PackRow[];
  readonly onChange: (rounds: readonly Round[]) => void;
}

const MOST_ROUNDS = 20;

/** The rounds of a booster draft: the pack each seat opens and the steps until it is empty. */
export function RoundsField({ rounds, packs, onChange }: RoundsFieldProps) {
  const add = () => {
    const last = rounds.at(-1);
    const first: Round = {
      pack: packs[0]?.pack.slug ?? '',
      opening: [],
      steps: [
        { do: 'pick', count: 1 },
        { do: 'pass', direction: 'left' },
      ],
    };
    onChange([...rounds, last ? nextRound(last) : first]);
  };
  return (
    <>
      <ol className="rounds" aria-label="Rounds">
        {rounds.map((round, at) => {
          const change = (changes: Partial<Round>) =>
            onChange(replaced(rounds, at, { ...round, ...changes }));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
            <li key={at} className="round-form" aria-label={`Round ${at + 1}`}>
              <div className="bench-head">
                <h3>Round {at + 1}</h3>
                <PackSelect
                  label={`Pack of round ${at + 1}`}
                  isLabelHidden
                  value={round.pack}
                  packs={packs}
                  onChange={(pack) => change({ pack })}
                />
                <span className="grow" />
                <IconButton
                  size="sm"
                  label={`Remove round ${at + 1}`}
                  reason={rounds.length === 1 ? 'A draft has at least one round' : undefined}
                  onClick={() => onChange(without(rounds, at))}
                >
                  <IconRemove aria-hidden="true" />
                </IconButton>
              </div>
              {round.packBySeat !== undefined && (
                <p className="muted t14">
                  Seats open packs of their own: {round.packBySeat.join(', ')}.{' '}
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      const { packBySeat: _, ...same } = round;
                      onChange(replaced(rounds, at, same));
                    }}
                  >
                    Let all open the same
                  </Button>
                </p>
              )}
              {round.opening.length > 0 && (
                <div>
                  <p className="muted t13">Once, with the full pack</p>
                  <StepsField
                    label={`First steps of round ${at + 1}`}
                    steps={round.opening}
                    onChange={(opening) => change({ opening: [...opening] })}
                  />
                </div>
              )}
              <div>
                <p className="muted t13">
                  {round.opening.length > 0
                    ? 'Then again and again'
                    : 'Again and again until the pack is empty'}
                </p>
                <StepsField
                  label={`Steps of round ${at + 1}`}
                  steps={round.steps}
                  onChange={(steps) => change({ steps: [...steps] })}
                />
              </div>
              {round.opening.length === 0 && (
                <Button size="sm" variant="ghost" onClick={() => change({ opening: [...round.steps] })}>
                  Begin the round otherwise
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        size="sm"
        reason={rounds.length >= MOST_ROUNDS ? 'A draft has at most 20 rounds' : undefined}
        onClick={add}
      >
        <IconPlus aria-hidden="true" />
        Round
      </Button>
    </>
  );
}
