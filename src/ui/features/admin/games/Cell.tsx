import { type ReactNode, useId } from 'react';
import type { FieldControl } from '#src/ui/kit/Field.tsx';

interface CellProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A field of a row: its label is seen where rows are small cards, and always heard. */
export function Cell({ label, error, children }: CellProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div className="cell">
      <label className="cell-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hasError ? `${id}-error` : undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': undefined,
      })}
      {hasError && (
        <p className="cell-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
