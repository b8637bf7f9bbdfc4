import { Button, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import IconAsk from '~icons/ph/question';

/** A name whose definition opens below it. */
export function Defined({ label, children }: Readonly<{ label: string; children: string }>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="plain"
        height="auto"
        minHeight="7"
        px="0"
        gap="1.5"
        color="inherit"
        font="inherit"
        textAlign="left"
        whiteSpace="normal"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <IconAsk aria-hidden="true" />
      </Button>
      <Text
        id={id}
        hidden={!isOpen}
        maxWidth="62ch"
        mt="0.5"
        mb="1.5"
        color="fg.muted"
        fontFamily="body"
        fontWeight="normal"
        textStyle="dense"
        letterSpacing="0"
      >
        {children}
      </Text>
    </>
  );
}
