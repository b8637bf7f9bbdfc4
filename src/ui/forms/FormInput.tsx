import { Input, useFieldContext } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

export type FormInputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'name' | 'value' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'onChange'
> & { readonly paddingRight?: `${number}px` };

/** What is typed into a `FormField`. */
export function FormInput(props: FormInputProps) {
  const field = useFieldContext();
  // Chakra names the error by aria-errormessage alone, which not every reader says.
  const described = [field.invalid ? field.ids.errorText : '', field.ariaDescribedby];
  return <Input aria-describedby={described.filter(Boolean).join(' ') || undefined} {...props} />;
}
