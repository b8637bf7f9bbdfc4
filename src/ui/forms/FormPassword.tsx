import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import IconShow from '~icons/ph/eye';
import IconHide from '~icons/ph/eye-slash';
import { FormInput, type FormInputProps } from './FormInput.tsx';

/** A password that can be read while it is typed; Show and Hide are words. */
export function FormPassword(props: Omit<FormInputProps, 'type' | 'paddingRight'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Box position="relative">
      <FormInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        type={isShown ? 'text' : 'password'}
        paddingRight="96px"
      />
      <Button
        variant="plain"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <IconHide aria-hidden="true" /> : <IconShow aria-hidden="true" />}
        {isShown ? 'Hide' : 'Show'}
      </Button>
    </Box>
  );
}
