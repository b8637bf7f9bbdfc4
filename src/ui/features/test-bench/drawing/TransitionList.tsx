import { Badge, Box, type SystemStyleObject } from '@chakra-ui/react';
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
    <Box as="ul" pb="1" css={ROWS}>
      {rows.map(({ id, transitions }) => (
        <li key={id} data-lit={lit.has(id) || undefined}>
          <div>
            <b>{shortId(id)}</b>
            {lit.has(id) && (
              <Badge variant="subtle" size="xs" colorPalette="brass">
                {t('now')}
              </Badge>
            )}
          </div>
          {transitions.length > 0 && (
            <ul>
              {transitions.map((transition) => (
                <li key={transition.name} data-taken={taken.has(transition.name) || undefined}>
                  <code>{wordsOf(transition)}</code>
                  <span>
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
    </Box>
  );
}

/** A machine may have hundreds of transitions: the list alone carries their look. */
const ROWS: SystemStyleObject = {
  '& > li': { py: '2' },
  '& > li + li': { borderTop: 'line' },
  '& > li > div': { display: 'flex', alignItems: 'center', gap: '2.5' },
  '& > [data-lit] > div b': { color: 'brass.fg' },
  '& ul': { display: 'grid', gap: '3px', mt: '1', pl: '3.5' },
  '& ul > li': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
  '& code': { font: '500 13px / 1.5 var(--mono)', overflowWrap: 'anywhere' },
  '& code + span': { color: 'fg.muted', overflowWrap: 'anywhere' },
  '& [data-taken] code, & code + span b': { color: 'brass.fg' },
};

function rowsOf(machine: AnyStateMachine) {
  const all = transitionsOfMachine(machine);
  return statesOfMachine(machine).map(({ id }) => ({
    id,
    transitions: all.filter(({ source }) => source === id),
  }));
}

const wordsOf = ({ eventType }: DrawnTransition) => eventName(eventType);
