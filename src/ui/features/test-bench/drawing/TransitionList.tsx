import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import {
  type DrawnTransition,
  statesOfMachine,
  transitionsOfMachine,
} from '#src/machines/paths/transitions.ts';
import { eventName } from '#src/machines/paths/words.ts';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { classNames } from '#src/ui/kit/classNames.ts';
import { shortId } from '../stateLook.ts';
import './transitions.css';

interface TransitionListProps {
  readonly machine: AnyStateMachine;
  readonly lit: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

/** The diagram in words: every state with what it hears, those that change nothing and their guards among them. */
export function TransitionList({ machine, lit, taken }: TransitionListProps) {
  const rows = useMemo(() => rowsOf(machine), [machine]);
  return (
    <ul className="transitions">
      {rows.map(({ id, transitions }) => (
        <li key={id} className={classNames(lit.has(id) && 'on')}>
          <span className="transitions-state">
            <b>{shortId(id)}</b>
            {lit.has(id) && (
              <Chip tone="brass" size="tag">
                now
              </Chip>
            )}
          </span>
          {transitions.length > 0 && (
            <ul>
              {transitions.map((transition) => (
                <li key={transition.name} className={classNames(taken.has(transition.name) && 'hot')}>
                  <code>{wordsOf(transition)}</code>
                  <span className="transitions-target">
                    {targetWords(transition)}
                    {transition.guard !== null && <i> if {transition.guard}</i>}
                    {taken.has(transition.name) && <b> taken last</b>}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function rowsOf(machine: AnyStateMachine) {
  const all = transitionsOfMachine(machine);
  return statesOfMachine(machine).map(({ id }) => ({
    id,
    transitions: all.filter(({ source }) => source === id),
  }));
}

const wordsOf = ({ eventType }: DrawnTransition) => eventName(eventType);

const targetWords = ({ targets }: DrawnTransition) =>
  targets.length === 0 ? 'stays' : `→ ${targets.map(shortId).join(' and ')}`;
