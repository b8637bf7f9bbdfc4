import { Badge } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import {
  type DrawnTransition,
  statesOfMachine,
  transitionsOfMachine,
} from '#src/machines/paths/transitions.ts';
import { eventName } from '#src/machines/paths/words.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { shortId } from '../stateLook.ts';
import styles from './transitions.module.css';

interface TransitionListProps {
  readonly machine: AnyStateMachine;
  readonly lit: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

/** The diagram in words: every state with what it hears, those that change nothing and their guards among them. */
export function TransitionList({ machine, lit, taken }: TransitionListProps) {
  const t = useMessages('testBench');
  const rows = useMemo(() => rowsOf(machine), [machine]);
  return (
    <ul className={styles.list}>
      {rows.map(({ id, transitions }) => (
        <li key={id} className={lit.has(id) ? styles.on : undefined}>
          <span className={styles.state}>
            <b>{shortId(id)}</b>
            {lit.has(id) && (
              <Badge variant="subtle" size="xs" colorPalette="brass">
                {t('now')}
              </Badge>
            )}
          </span>
          {transitions.length > 0 && (
            <ul>
              {transitions.map((transition) => (
                <li key={transition.name} className={taken.has(transition.name) ? styles.hot : undefined}>
                  <code>{wordsOf(transition)}</code>
                  <span className={styles.target}>
                    {transition.targets.length === 0
                      ? t('stays')
                      : `→ ${transition.targets.map(shortId).join(' + ')}`}
                    {transition.guard !== null && <i> {t('guarded', { guard: transition.guard })}</i>}
                    {taken.has(transition.name) && <b> {t('takenLast')}</b>}
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
