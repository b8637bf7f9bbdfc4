import { Box, Center, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { CardBack } from '../../../components/cards/CardBack.tsx';

interface RoomNoticeProps {
  readonly title: string;
  readonly words?: string | undefined;
  readonly children: ReactNode;
}

/** In the place of the room where there is none to show: what happened, and what can be done. */
export const RoomNotice = ({ title, words, children }: RoomNoticeProps) => (
  <Lamp>
    <Center
      data-room="notice"
      flexDirection="column"
      gap="3"
      minHeight="100dvh"
      px="page"
      py="6"
      textAlign="center"
    >
      <Flex mb="3" justify="center" aria-hidden="true">
        <Box mr="-7" transform="rotate(-7deg)">
          <CardBack width={92} />
        </Box>
        <Box transform="rotate(6deg)">
          <CardBack width={92} />
        </Box>
      </Flex>
      <Heading as="h1" size="xl" maxWidth="24em">
        {title}
      </Heading>
      {words !== undefined && (
        <Text maxWidth="40em" color="fg.onLamp">
          {words}
        </Text>
      )}
      <Flex wrap="wrap" justify="center" gap="2.5" mt="2">
        {children}
      </Flex>
    </Center>
  </Lamp>
);
