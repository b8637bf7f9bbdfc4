import { useState } from 'react';
import type { Score } from '#engine/events/event.types.ts';
import { Field } from '../../kit/Field.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { Select } from '../../kit/Select.tsx';
import './eventForm.css';

interface ScoreDialogProps {
  readonly title: string;
  /** The two players, in the order of the score. */
  readonly names: readonly [string, string];
  readonly gamesToWin: 1 | 2;
  /** The verb. */
  readonly words: string;
  readonly onClose: () => void;
  readonly onScore: (score: Score) => void;
}

/** Games won by each and drawn, for results that no button offers. */
export function ScoreDialog({ title, names, gamesToWin, words, onClose, onScore }: ScoreDialogProps) {
  const [wins, setWins] = useState<readonly [number, number]>([0, 0]);
  const [draws, setDraws] = useState(0);
  const isBoth = wins[0] === gamesToWin && wins[1] === gamesToWin;
  const isNone = wins[0] + wins[1] + draws === 0;
  const reason = isBoth
    ? 'Only one of the two can win the match.'
    : isNone
      ? 'Count at least one game.'
      : undefined;
  const figures = Array.from({ length: gamesToWin + 1 }, (_, games) => games);
  return (
    <ModalDialog
      title={title}
      isOpen
      onClose={onClose}
      confirm={{ words, reason, onConfirm: () => onScore({ wins, draws }) }}
    >
      <div className="score-fields">
        {names.map((name, side) => (
          <Field key={name} label={`Games won by ${name}`}>
            {(control) => (
              <Select
                {...control}
                value={wins[side]}
                onChange={(event) => {
                  const own = Number(event.target.value);
                  setWins(side === 0 ? [own, wins[1]] : [wins[0], own]);
                }}
              >
                {figures.map((games) => (
                  <option key={games} value={games}>
                    {games}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label="Drawn games">
          {(control) => (
            <Select {...control} value={draws} onChange={(event) => setDraws(Number(event.target.value))}>
              {[0, 1, 2, 3].map((games) => (
                <option key={games} value={games}>
                  {games}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </ModalDialog>
  );
}
