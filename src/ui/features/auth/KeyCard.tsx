import { Center } from '@chakra-ui/react';
import IconKey from '~icons/ph/key-duotone';

/** The card of a way back in. */
export const KeyCard = () => (
  <Center
    height="full"
    border="2px dashed"
    borderColor="brass.fg"
    borderRadius="8px"
    background="linear-gradient(#24382f, #182a24)"
    boxShadow="0 12px 30px #000a"
    color="brass.fg"
    fontSize="64px"
  >
    <IconKey />
  </Center>
);
