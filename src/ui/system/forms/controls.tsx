import {
  Input,
  NativeSelect,
  type NativeSelectFieldProps,
  Textarea,
  type TextareaProps,
  useFieldContext,
} from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import IconCaret from '~icons/ph/caret-down-bold';

/** Chakra names the error by `aria-errormessage` alone, which not every screen reader reads out. */
function useDescription(): { readonly 'aria-describedby'?: string } {
  // Undefined outside a field, as for the select of a grid's pages.
  const field: ReturnType<typeof useFieldContext> | undefined = useFieldContext();
  if (field === undefined) return {};
  const ids = [field.invalid ? field.ids.errorText : '', field.ariaDescribedby].filter(Boolean);
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
}

/** A line of text in a `FormField`. */
export const FormInput = (props: ComponentProps<typeof Input>) => <Input {...useDescription()} {...props} />;

/** Several lines of text in a `FormField`. */
export const FormTextarea = (props: TextareaProps) => <Textarea {...useDescription()} {...props} />;

export interface FormSelectProps extends NativeSelectFieldProps {
  readonly size?: 'sm' | 'md' | 'lg';
}

/** The browser's own list in a `FormField`. */
export const FormSelect = ({ size = 'md', ...props }: FormSelectProps) => (
  <NativeSelect.Root size={size}>
    <NativeSelect.Field {...useDescription()} {...props} />
    <NativeSelect.Indicator>
      <IconCaret aria-hidden="true" />
    </NativeSelect.Indicator>
  </NativeSelect.Root>
);
