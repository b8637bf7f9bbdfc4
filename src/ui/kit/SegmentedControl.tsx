import { type ReactNode, useId } from 'react';
import './field.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  /** Names the group for readers, such as "Group the pool by". */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few: native radio buttons, so arrows, Home and forms work by themselves. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div className="seg" role="radiogroup" aria-label={props.label}>
      {props.segments.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
