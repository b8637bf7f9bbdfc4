import {
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
import { CardsIndicator } from '#src/ui/components/CardsIndicator.tsx';
import { surfaceSamples } from '#src/ui/messages/samples.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { Group } from './specimens.tsx';

const Words = () => (
  <Group title={surfaceSamples.text}>
    <Stack gap="2">
      {surfaceSamples.headings.map(([size, text]) => (
        <Heading key={size} as="h4" size={size}>
          {text}
        </Heading>
      ))}
    </Stack>
    <Separator />
    <Text textStyle="body">
      {surfaceSamples.sentence} <Link href="#main">{surfaceSamples.link}</Link>
    </Text>
  </Group>
);

const Cards = () => (
  <Group title={surfaceSamples.cards}>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      {surfaceSamples.surfaces.map(([variant, title, text]) => (
        <Card.Root key={variant} variant={variant}>
          <Card.Body gap="1">
            <Card.Title as="h4">{title}</Card.Title>
            <Card.Description>{text}</Card.Description>
          </Card.Body>
        </Card.Root>
      ))}
      <Card.Root layerStyle="lit">
        <Card.Body gap="1">
          <Card.Title as="h4">{surfaceSamples.lit}</Card.Title>
          <Card.Description>{surfaceSamples.litWords}</Card.Description>
        </Card.Body>
        <Card.Footer>
          <Button size="sm">{surfaceSamples.change}</Button>
        </Card.Footer>
      </Card.Root>
    </SimpleGrid>
  </Group>
);

const Alerts = () => (
  <Group title={surfaceSamples.alerts}>
    <Stack gap="3">
      {(['success', 'error', 'info'] as const).map((status) => (
        <InlineAlert key={status} status={status} title={surfaceSamples[status][0]}>
          {surfaceSamples[status][1]}
        </InlineAlert>
      ))}
      <InlineAlert
        status="warning"
        title={surfaceSamples.warning[0]}
        action={<Button size="sm">{surfaceSamples.useThis}</Button>}
      >
        {surfaceSamples.warning[1]}
      </InlineAlert>
    </Stack>
  </Group>
);

const EmptyStates = () => (
  <Group title={surfaceSamples.empty}>
    <EmptyState.Root>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title as="h4">{surfaceSamples.emptyTitle}</EmptyState.Title>
        <EmptyState.Description>{surfaceSamples.emptyWords}</EmptyState.Description>
        <Button variant="solid" marginTop="4">
          {surfaceSamples.emptyAction}
        </Button>
      </EmptyState.Content>
    </EmptyState.Root>
    <EmptyState.Root size="sm">
      <EmptyState.Content>
        <EmptyState.Title as="h4">{surfaceSamples.noMatch}</EmptyState.Title>
        <EmptyState.Description>{surfaceSamples.noMatchWords}</EmptyState.Description>
        <Button marginTop="4">{surfaceSamples.clear}</Button>
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
  <Group title={surfaceSamples.waiting}>
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
      {surfaceSamples.loading}
    </HStack>
    <Bar label={surfaceSamples.steady} value={80} text={surfaceSamples.steadyDone} />
    <Bar label={surfaceSamples.deleting} value={62} text={surfaceSamples.deleted} colorPalette="danger" />
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
