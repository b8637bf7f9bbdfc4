import { Box, Button, Center, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import IconPlus from '~icons/ph/plus';
import IconBot from '~icons/ph/robot';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { PressButton } from '../../components/PressButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';

const BACKS = [
  { x: -78, y: 2, turn: -9 },
  { x: 0, y: -6, turn: 0 },
  { x: 78, y: 2, turn: 9 },
];
/** Where the middles of the eight seats are. */
const SEATS = [
  ['50%', '34px'],
  ['84%', '76px'],
  ['calc(100% - 10px)', '50%'],
  ['84%', 'calc(100% - 76px)'],
  ['50%', 'calc(100% - 34px)'],
  ['16%', 'calc(100% - 76px)'],
  ['10px', '50%'],
  ['16%', '76px'],
] as const;

/** No open table at all: the bots and hosting are both one click away. */
export function NobodyHosts({ onDraftNow }: { readonly onDraftNow: () => Promise<void> }) {
  const t = useMessages('browse');
  return (
    <Stack
      as="section"
      layerStyle="panel"
      align="center"
      gap="1.5"
      px={{ base: '4', sm: '5' }}
      pt={{ base: '0', sm: '28px' }}
      pb={{ base: '6', sm: '36px' }}
      overflow="hidden"
      background="radial-gradient(620px 400px at 50% 38%, color-mix(in srgb, var(--brass) 22%, transparent), transparent 76%), linear-gradient(180deg, var(--panel-top), var(--s1))"
      textAlign="center"
    >
      <Box
        position="relative"
        flex="none"
        width="584px"
        height="346px"
        mt={{ base: '-52px', sm: '1.5' }}
        mx={{ base: '-200px', sm: '0' }}
        mb={{ base: '-44px', sm: '6' }}
        transform={{ base: 'scale(0.52)', sm: 'none' }}
        data-scheme="dark"
        aria-hidden="true"
      >
        <Box position="absolute" inset="42px 12px" layerStyle="felt" />
        {BACKS.map(({ x, y, turn }) => (
          <Box
            key={x}
            position="absolute"
            top="98px"
            left="calc(50% - 50px)"
            translate={`${x}px ${y}px`}
            rotate={`${turn}deg`}
          >
            <CardBack width={100} />
          </Box>
        ))}
        {SEATS.map(([left, top]) => (
          <Center
            key={left + top}
            position="absolute"
            top={top}
            left={left}
            boxSize="54px"
            margin="-27px 0 0 -27px"
            border="1.5px dashed #e6b964"
            borderRadius="full"
            background="#12201c"
            color="#e6b964"
            fontSize="20px"
          >
            <IconPlus />
          </Center>
        ))}
      </Box>
      <Heading as="h2" textStyle={{ base: 'title.md', sm: 'title.lg' }}>
        {t('nobody')}
      </Heading>
      <Text color="fg.muted">{t('nobodyHint')}</Text>
      <Flex
        wrap="wrap"
        align="center"
        justify="center"
        gap="3"
        width={{ base: 'full', sm: 'auto' }}
        mt="3"
        css={{ '& > :is(a, button)': { width: { base: 'full', sm: 'auto' } } }}
      >
        <PressButton variant="solid" size="lg" onPress={onDraftNow}>
          <IconBot aria-hidden="true" />
          {t('draftWithBots', { bots: 7 })}
        </PressButton>
        <Button asChild size="lg">
          <Link to="/drafts" search={{ host: 1 }} replace>
            {t('host')}
          </Link>
        </Button>
      </Flex>
    </Stack>
  );
}
