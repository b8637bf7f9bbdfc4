import { type ReactNode, useEffect, useRef } from 'react';
import './field.css';

interface CheckboxProps {
  readonly children: ReactNode;
  readonly isChecked: boolean | 'some';
  readonly isDisabled?: boolean;
  /** Hides the words from sight but not from readers, as in the first column of a table. */
  readonly isWordless?: boolean;
  readonly onChange: (isChecked: boolean) => void;
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
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isChecked === 'some';
  }, [isChecked]);
  return (
    <label className="check">
      <input
        ref={box}
        type="checkbox"
        checked={isChecked === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        {...aria}
      />
      <span className={isWordless ? 'vh' : undefined}>{children}</span>
    </label>
  );
}
