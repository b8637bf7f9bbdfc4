import { Box, Button, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';
import IconShow from '~icons/ph/eye';
import IconHide from '~icons/ph/eye-slash';
import { useMessages } from '../../messages/useMessages.ts';
import { FormInput } from './controls.tsx';

/** A password that can be read while it is typed, in a `FormField`. */
export function PasswordInput(props: Omit<InputProps, 'type'>) {
  const t = useMessages('common');
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
        aria-label={isShown ? t('hidePassword') : t('showPassword')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <IconHide aria-hidden="true" /> : <IconShow aria-hidden="true" />}
        {isShown ? t('hide') : t('show')}
      </Button>
    </Box>
  );
}
