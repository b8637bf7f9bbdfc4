import type { Step } from '#engine/core/template.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import IconPlus from '~icons/ph/plus';
import IconClose from '~icons/ph/x';
import { NumberField } from '../packs/form/NumberField.tsx';
import { replaced, without } from '../packs/form/packForm.ts';

interface StepsFieldProps {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly onChange: (steps: readonly Step[]) => void;
}

const KINDS = [
  ['pick', 'pick'],
  ['burn', 'burn'],
  ['random', 'take at random'],
  ['pass left', 'pass left'],
  ['pass right', 'pass right'],
  ['pass none', 'keep the pack'],
  ['discardRest', 'discard the rest'],
] as const;

const MOST_CARDS = 100;

const kindOf = (step: Step): string => (step.do === 'pass' ? `pass ${step.direction}` : step.do);

function stepOf(kind: string, count: number): Step {
  if (kind === 'pass left') return { do: 'pass', direction: 'left' };
  if (kind === 'pass right') return { do: 'pass', direction: 'right' };
  if (kind === 'pass none') return { do: 'pass', direction: 'none' };
  if (kind === 'burn' || kind === 'random' || kind === 'pick') return { do: kind, count };
  return { do: 'discardRest' };
}

/** What happens to a pack at a seat, one step after the other, as a line of time. */
export function StepsField({ label, steps, onChange }: StepsFieldProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <li key={at} className={`step step-${step.do}`}>
          <Select
            size="sm"
            aria-label={`Step ${at + 1} of ${label.toLowerCase()}`}
            value={kindOf(step)}
            onChange={({ target }) =>
              onChange(replaced(steps, at, stepOf(target.value, 'count' in step ? step.count : 1)))
            }
          >
            {KINDS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
          {'count' in step && (
            <NumberField
              label={`Cards of step ${at + 1}`}
              isLabelHidden
              least={1}
              most={MOST_CARDS}
              value={step.count}
              onChange={(count) => onChange(replaced(steps, at, { ...step, count }))}
            />
          )}
          <IconButton size="sm" label={`Remove step ${at + 1}`} onClick={() => onChange(without(steps, at))}>
            <IconClose aria-hidden="true" />
          </IconButton>
        </li>
      ))}
      <li>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            const last = steps.at(-1);
            const isOver = last?.do === 'pass' || last?.do === 'discardRest';
            const added: Step =
              isOver || last === undefined ? { do: 'pick', count: 1 } : { do: 'pass', direction: 'left' };
            onChange([...steps, added]);
          }}
        >
          <IconPlus aria-hidden="true" />
          Step
        </Button>
      </li>
    </ol>
  );
}
