import { Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { focusFirstField } from './fields/focusFirstField.ts';

interface AuthFormProps {
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** Fields and their submit below one another; what is wrong is ours to say, not the browser's. */
export const AuthForm = ({ onSubmit, children }: AuthFormProps) => (
  <form ref={focusFirstField} onSubmit={onSubmit} noValidate>
    <Stack gap="4">{children}</Stack>
  </form>
);
