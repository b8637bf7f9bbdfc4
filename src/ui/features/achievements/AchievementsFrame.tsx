import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface AchievementsFrameProps {
  readonly title: ReactNode;
  /** One line below the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** What the screen has in every state: its title under the lamp, and the width of its page. */
export const AchievementsFrame = ({ title, lead, children }: AchievementsFrameProps) => (
  <SystemProvider>
    <Lamp x="30%" y="240px" height="380px">
      <Flex direction="column" gap="5" width="full" maxWidth="1440px" mx="auto" px="page" pt="6" pb="10">
        <header>
          <Heading as="h1" textStyle="title.xl">
            {title}
          </Heading>
          <Text minHeight="24px" mt="1" color="fg.onLamp">
            {lead}
          </Text>
        </header>
        {children}
      </Flex>
    </Lamp>
  </SystemProvider>
);
