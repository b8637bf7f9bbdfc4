import { Box, Center, type CenterProps, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconCheck from '~icons/ph/check-bold';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Envelope } from './Envelope.tsx';
import { strong } from './ReadingText.tsx';

const PRINT = '8f3a…07c2';
const FAN = [-20, 0, 20];

/** The seal in three pictures: sealed, kept shut, opened and compared. */
export function SealFigure() {
  const t = useMessages('about');
  return (
    <SimpleGrid as="ol" columns={{ base: 1, sm: 3 }} columnGap="5" rowGap={{ base: '7', sm: '6' }} mt="22px">
      <Step title={t('before')} words={t.rich('beforeWords', { strong })}>
        <Box width="116px" translate="0 -10px">
          <Envelope />
        </Box>
        <Text
          as="code"
          position="absolute"
          bottom="3"
          px="2.5"
          py="1"
          border="1px solid #e6b96455"
          borderRadius="full"
          background="#0b1413cc"
          color="#e6b964"
          textStyle="code"
          fontSize="13px"
          lineHeight="1"
        >
          {PRINT}
        </Text>
      </Step>
      <Step title={t('during')} words={t('duringWords')}>
        <Box position="relative" width="58px" height="81px">
          {FAN.map((degrees) => (
            <Box
              key={degrees}
              position="absolute"
              inset="0"
              rotate={`${degrees}deg`}
              transformOrigin="50% 140%"
            >
              <CardBack width={58} />
            </Box>
          ))}
        </Box>
      </Step>
      <Step title={t('after')} words={t.rich('afterWords', { strong })}>
        <Box width="112px" translate="0 4px">
          <Envelope shape="open" />
        </Box>
        <Center
          position="absolute"
          right="calc(50% - 62px)"
          bottom="5"
          boxSize="34px"
          border="3px solid #16241f"
          borderRadius="full"
          background="ok.fg"
          color="bg"
        >
          <IconCheck />
        </Center>
      </Step>
    </SimpleGrid>
  );
}

interface StepProps {
  readonly title: string;
  readonly words: ReactNode;
  /** The picture. */
  readonly children: CenterProps['children'];
}

const Step = ({ title, words, children }: StepProps) => (
  <Box as="li">
    <Center
      position="relative"
      height="150px"
      overflow="hidden"
      border="line"
      borderRadius="panel"
      background="radial-gradient(ellipse 70% 80% at 50% 44%, #3a3a28 0, #1f2c22 52%, #121f1b 100%)"
      data-scheme="dark"
      aria-hidden="true"
    >
      {children}
    </Center>
    <Heading as="h3" textStyle="title.sm" mt="3.5">
      {title}
    </Heading>
    <Text mt="1.5" color="fg.muted" fontSize="15.5px" lineHeight="1.5" css={{ '& strong': { color: 'fg' } }}>
      {words}
    </Text>
  </Box>
);
