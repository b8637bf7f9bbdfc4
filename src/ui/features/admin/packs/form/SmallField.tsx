import { type ReactNode, useId } from 'react';

interface SmallFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly children: (id: string) => ReactNode;
}

/** A label over a control in a row of small controls. */
export function SmallField({ label, isLabelHidden = false, children }: SmallFieldProps) {
  const id = useId();
  return (
    <div className="small-field">
      <label htmlFor={id} className={isLabelHidden ? 'vh' : undefined}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
