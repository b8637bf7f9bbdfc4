import { type ReactNode, useId } from 'react';
import './field.css';

/** What the control of a row carries so that the words of the row belong to it. */
export interface SettingControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

interface SettingRowProps {
  readonly label: string;
  /** One sentence below the label. */
  readonly sentence?: ReactNode;
  /** Stands beside the label, such as "This browser". */
  readonly tag?: ReactNode;
  readonly children: (control: SettingControl) => ReactNode;
}

/** One setting a row for anything that is not a switch: label and sentence left, the control right. */
export function SettingRow({ label, sentence, tag, children }: SettingRowProps) {
  const id = useId();
  return (
    <div className="switch-row setting-row">
      <div className="grow">
        <span className="setting-top">
          <label htmlFor={id}>{label}</label>
          {tag}
        </span>
        {sentence !== undefined && <p id={`${id}-sentence`}>{sentence}</p>}
      </div>
      {children({ id, 'aria-describedby': sentence === undefined ? undefined : `${id}-sentence` })}
    </div>
  );
}
