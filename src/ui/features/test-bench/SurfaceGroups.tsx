import {
  Box,
  Button,
  Card,
  EmptyState,
  Heading,
  HStack,
  Link,
  Progress,
  Separator,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react';
import { CardBack } from '../../cards/CardBack.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { Group } from './specimens.tsx';

const words = {
  cards: 'Card',
  surfaces: [
    ['elevated', 'Panel', 'The usual surface.'],
    ['outline', 'Flat', 'Administration, and panels in panels.'],
    ['subtle', 'Raised', 'Over another panel.'],
  ] as const,
  lit: 'Lit',
  litWords: 'Once a screen, on the next step.',
  change: 'Change',
  text: 'Heading, link, separator',
  headings: [
    ['xl', 'Your password is new'],
    ['lg', 'Friday embers'],
    ['md', 'Live tables'],
    ['sm', 'Settings'],
  ] as const,
  sentence: 'Packs are sealed before the first pick.',
  link: 'How the seal works',
  alerts: 'Alert',
  empty: 'Empty state',
  emptyTitle: 'No decks yet',
  emptyWords: 'Every draft you finish puts its cards here, sorted and ready to build.',
  emptyAction: 'Draft with 7 bots',
  noMatch: 'No table matches',
  noMatchWords: 'Two tables are open. Clear the filters to see them.',
  clear: 'Clear filters',
  waiting: 'Skeleton, spinner, progress',
  loading: 'Loading',
  deleting: 'Deleting cards',
  deleted: '132 of 214',
  steady: 'Steady hand',
  steadyDone: '8 of 10',
  success: ['Deck submitted.', 'You can still change it for nine minutes.'],
  error: ['Please fix two fields', 'email: Enter an address; password: Enter your password'],
  warning: ['Two tabs hold this seat.', 'Only this one can pick.'],
  useThis: 'Use this one',
  info: ['Kim lost connection.', 'The draft goes on, the seat is kept.'],
} as const;

const BACK_PLACES = [
  { translate: '-62px 6px', rotate: '-10deg' },
  { translate: '62px 6px', rotate: '10deg' },
  { translate: '0 -4px' },
];

const Words = () => (
  <Group title={words.text}>
    <Stack gap="2">
      {words.headings.map(([size, text]) => (
        <Heading key={size} as="h4" size={size}>
          {text}
        </Heading>
      ))}
    </Stack>
    <Separator />
    <Text textStyle="body">
      {words.sentence} <Link href="#main">{words.link}</Link>
    </Text>
  </Group>
);

const Cards = () => (
  <Group title={words.cards}>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      {words.surfaces.map(([variant, title, text]) => (
        <Card.Root key={variant} variant={variant}>
          <Card.Body gap="1">
            <Card.Title as="h4">{title}</Card.Title>
            <Card.Description>{text}</Card.Description>
          </Card.Body>
        </Card.Root>
      ))}
      <Card.Root layerStyle="lit">
        <Card.Body gap="1">
          <Card.Title as="h4">{words.lit}</Card.Title>
          <Card.Description>{words.litWords}</Card.Description>
        </Card.Body>
        <Card.Footer>
          <Button size="sm">{words.change}</Button>
        </Card.Footer>
      </Card.Root>
    </SimpleGrid>
  </Group>
);

const Alerts = () => (
  <Group title={words.alerts}>
    <Stack gap="3">
      {(['success', 'error', 'info'] as const).map((status) => (
        <InlineAlert key={status} status={status} title={words[status][0]}>
          {words[status][1]}
        </InlineAlert>
      ))}
      <InlineAlert
        status="warning"
        title={words.warning[0]}
        action={<Button size="sm">{words.useThis}</Button>}
      >
        {words.warning[1]}
      </InlineAlert>
    </Stack>
  </Group>
);

const EmptyStates = () => (
  <Group title={words.empty}>
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Indicator position="relative" width="240px" height="150px">
          {BACK_PLACES.map((place) => (
            <Box key={place.translate} position="absolute" top="2" left="74px" {...place}>
              <CardBack width={92} />
            </Box>
          ))}
        </EmptyState.Indicator>
        <EmptyState.Title as="h4">{words.emptyTitle}</EmptyState.Title>
        <EmptyState.Description>{words.emptyWords}</EmptyState.Description>
        <Button variant="solid" marginTop="4">
          {words.emptyAction}
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
    <EmptyState.Root size="sm">
      <EmptyState.Content>
        <EmptyState.Title as="h4">{words.noMatch}</EmptyState.Title>
        <EmptyState.Description>{words.noMatchWords}</EmptyState.Description>
        <Button marginTop="4">{words.clear}</Button>
      </EmptyState.Content>
    </EmptyState.Root>
  </Group>
);

const Bar = (props: Readonly<{ label: string; value: number; text: string; colorPalette?: string }>) => (
  <Progress.Root value={props.value} translations={{ value: () => props.text }}>
    <HStack marginBottom="1.5" gap="3">
      <Progress.Label>{props.label}</Progress.Label>
      <Progress.ValueText>{props.text}</Progress.ValueText>
    </HStack>
    <Progress.Track>
      <Progress.Range {...(props.colorPalette && { colorPalette: props.colorPalette })} />
    </Progress.Track>
  </Progress.Root>
);

const Waiting = () => (
  <Group title={words.waiting}>
    <Card.Root variant="outline" size="sm" aria-busy="true">
      <HStack padding="3.5" gap="4">
        <Skeleton width="20" height="14" />
        <Stack flex="1" gap="2">
          <Skeleton height="4" width="60%" />
          <Skeleton height="3" width="40%" />
        </Stack>
        <Skeleton width="20" height="10" borderRadius="control" />
      </HStack>
    </Card.Root>
    <HStack gap="4" color="fg.muted">
      <Spinner aria-hidden="true" />
      <Spinner aria-hidden="true" size="md" />
      {words.loading}
    </HStack>
    <Bar label={words.steady} value={80} text={words.steadyDone} />
    <Bar label={words.deleting} value={62} text={words.deleted} colorPalette="danger" />
  </Group>
);

export const SurfaceGroups = () => (
  <>
    <Words />
    <Cards />
    <Alerts />
    <EmptyStates />
    <Waiting />
  </>
);
