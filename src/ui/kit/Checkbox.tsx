import type { ReactNode } from 'react';
import './field.css';

interface CheckboxProps {
  readonly children: ReactNode;
  readonly isChecked: boolean | 'some';
  readonly isDisabled?: boolean;
  /** Hides the words from sight but not from readers, as in the first column of a table. */
  readonly isWordless?: boolean;
  /** `withShift`: the key was held, as for a range. */
  readonly onChange: (isChecked: boolean, withShift: boolean) => void;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

export function Checkbox({
  children,
  isChecked,
  isDisabled = false,
  isWordless = false,
  onChange,
  ...aria
}: CheckboxProps) {
  return (
    <label className="check">
      <input
        ref={(box) => {
          // No attribute says it.
          if (box !== null) box.indeterminate = isChecked === 'some';
        }}
        type="checkbox"
        checked={isChecked === true}
        disabled={isDisabled}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
        {...aria}
      />
      <span className={isWordless ? 'vh' : undefined}>{children}</span>
    </label>
  );
}
