import { useMemo } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { Panel } from '#src/ui/kit/Panel.tsx';
import type { BenchMachine } from '../benchMachines.ts';
import { EventRow } from './EventRow.tsx';
import { choicesOf, deafEvents, outcomeWords } from './eventChoices.ts';

interface EventPanelProps {
  readonly bench: BenchMachine;
  readonly snapshot: AnyMachineSnapshot;
  readonly onSend: (event: AnyEventObject) => void;
}

/** Every event that the state allows, to be sent, and below them those of other states. */
export function EventPanel({ bench, snapshot, onSend }: EventPanelProps) {
  const choices = useMemo(() => choicesOf(bench.events(snapshot)), [bench, snapshot]);
  const deaf = useMemo(() => deafEvents(bench.model, choices), [bench, choices]);
  const outcomeOf = (event: AnyEventObject) => outcomeWords(bench.model, snapshot, event);
  return (
    <Panel className="testbench-events">
      <div className="testbench-head">
        <h2>Send an event</h2>
      </div>
      {choices.length === 0 ? (
        <p className="muted t14">The machine has ended and hears nothing more.</p>
      ) : (
        <ul className="testbench-list">
          {choices.map((choice) => (
            <EventRow key={choice.type} choice={choice} outcomeOf={outcomeOf} onSend={onSend} />
          ))}
        </ul>
      )}
      {deaf.length > 0 && (
        <details className="testbench-words">
          <summary>
            {deaf.length} {deaf.length === 1 ? 'event' : 'events'} of other states
          </summary>
          <ul className="testbench-list">
            {deaf.map(({ type, words, onlyIn }) => (
              <li key={type} className="testbench-event deaf">
                <code>{words}</code>
                <span>only in {onlyIn.join(', ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
