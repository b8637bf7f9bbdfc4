import { Box, Button, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import IconShow from '~icons/ph/eye';
import IconHide from '~icons/ph/eye-slash';
import { FormInput } from './controls.tsx';

const words = { show: 'Show', hide: 'Hide', showPassword: 'Show password', hidePassword: 'Hide password' };

/** A password that can be read while it is typed, in a `FormField`. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Box position="relative">
      <FormInput
        size="lg"
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="off"
        {...props}
        type={isShown ? 'text' : 'password'}
        paddingRight="96px"
      />
      <Button
        variant="ghost"
        position="absolute"
        top="1px"
        right="1px"
        bottom="1px"
        height="auto"
        px="3"
        borderRadius="9px"
        fontSize="sm"
        _hover={{ background: 'transparent' }}
        _focusVisible={{ outlineOffset: '-4px' }}
        aria-label={isShown ? words.hidePassword : words.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <IconHide aria-hidden="true" /> : <IconShow aria-hidden="true" />}
        {isShown ? words.hide : words.show}
      </Button>
    </Box>
  );
}
