import { useFieldContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormField } from '#src/ui/system/forms/FormField.tsx';

/** What a cell gives a control that isn't Chakra's. */
export interface CellControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': undefined;
}

interface CellProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly children: (control: CellControl) => ReactNode;
}

/** A field of a row for plain controls; those of `recordFields` need none. */
export const Cell = ({ label, error, children }: CellProps) => (
  <FormField label={label} error={error}>
    <Plain>{children}</Plain>
  </FormField>
);

function Plain({ children }: Pick<CellProps, 'children'>) {
  const { ids, invalid } = useFieldContext();
  return children({
    id: ids.control,
    'aria-describedby': invalid ? ids.errorText : undefined,
    'aria-invalid': invalid || undefined,
    'aria-required': undefined,
  });
}
