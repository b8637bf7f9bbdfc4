import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/ui/kit/Button.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import type { EventChoice } from './eventChoices.ts';
import { PayloadForm } from './PayloadForm.tsx';
import { fieldsOf, type PayloadField, payloadOf } from './payloadFields.ts';

interface EventRowProps {
  readonly choice: EventChoice;
  /** Where an event would lead, in words. */
  readonly outcomeOf: (event: AnyEventObject) => string;
  readonly onSend: (event: AnyEventObject) => void;
}

/** One event that the state hears: a sample of its payload, which may be changed, and Send. */
export function EventRow({ choice, outcomeOf, onSend }: EventRowProps) {
  const { type, words, samples, isTimer } = choice;
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState<readonly PayloadField[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const sample = samples[chosen] ?? samples[0];
  if (!sample) return null;
  const { type: _, wording: __, ...payload } = sample.event;
  const read = typed === null ? null : payloadOf(typed);
  const event = read === null ? sample.event : read.ok ? { ...read.payload, type } : null;
  const hasPayload = Object.keys(payload).length > 0;
  const choose = (place: number) => {
    setChosen(place);
    setTyped(null);
  };
  return (
    <li className="testbench-event">
      <div className="testbench-event-top">
        <code>{words}</code>
        <Button
          size="sm"
          variant="soft"
          reason={event ? undefined : FIX}
          onClick={() => event && onSend(event)}
        >
          {isTimer ? 'Let it pass' : 'Send'}
        </Button>
      </div>
      {samples.length > 1 && (
        <Select
          size="sm"
          aria-label={`Sample of ${words}`}
          value={samples.indexOf(sample)}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {samples.map(({ words: told }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sample is known by its place
            <option key={place} value={place}>
              {told}
            </option>
          ))}
        </Select>
      )}
      <p className="testbench-event-foot">
        <span>{event ? outcomeOf(event) : 'cannot be sent yet'}</span>
        {hasPayload && (
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close payload' : 'Payload'}
            <span className="vh"> of {words}</span>
          </button>
        )}
      </p>
      <div id={formId} hidden={!isOpen}>
        {isOpen && (
          <PayloadForm
            fields={typed ?? fieldsOf(payload)}
            faults={read?.ok === false ? read.faults : {}}
            onChange={setTyped}
          />
        )}
      </div>
    </li>
  );
}

const FIX = 'Mend the payload first';
