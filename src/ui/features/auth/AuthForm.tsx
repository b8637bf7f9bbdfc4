import { Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode, Ref } from 'react';

interface AuthFormProps {
  /** Of `useFirstField`. */
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** Fields and their submit below one another; what is wrong is ours to say, not the browser's. */
export const AuthForm = ({ ref, onSubmit, children }: AuthFormProps) => (
  <Stack asChild gap="4">
    <form ref={ref} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  </Stack>
);
