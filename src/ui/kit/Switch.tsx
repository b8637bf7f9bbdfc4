import { type ReactNode, useId } from 'react';
import './field.css';

interface SwitchProps {
  readonly label: string;
  /** One sentence below the label. */
  readonly sentence?: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One setting a row: label and sentence left, the word On or Off and the switch right. There is no Save. */
export function Switch({ label, sentence, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="switch-row">
      <div className="grow">
        <label htmlFor={id}>{label}</label>
        {sentence !== undefined && <p id={`${id}-sentence`}>{sentence}</p>}
      </div>
      <span className="switch-word" aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
      <input
        id={id}
        className="switch"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={sentence === undefined ? undefined : `${id}-sentence`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
