import { Card, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GameSectionProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** At the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a game's form. */
export const GameSection = ({ title, hint, aside, children }: GameSectionProps) => (
  <Card.Root asChild>
    <section>
      <Card.Body gap="3.5">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" size="sm">
            {title}
          </Heading>
          {aside}
        </Flex>
        {hint !== undefined && (
          <Text color="fg.muted" textStyle="dense">
            {hint}
          </Text>
        )}
        {children}
      </Card.Body>
    </section>
  </Card.Root>
);

/** As many fields side by side as there is room for. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))" gap="4" alignItems="start">
    {children}
  </Grid>
);

interface GameColumnsProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
  readonly asideLabel: string;
}

/** From here on the form has room beside what it changes. */
const WIDE = '@media (min-width: 1181px)';

/** A form of a game, with what it changes beside it. */
export const GameColumns = ({ children, aside, asideLabel }: GameColumnsProps) => (
  <Grid
    gap="5"
    alignItems="start"
    templateColumns="minmax(0, 1fr)"
    css={{ [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } }}
  >
    <Stack gap="5" minWidth="0">
      {children}
    </Stack>
    <Flex
      as="aside"
      aria-label={asideLabel}
      gap="5"
      minWidth="0"
      wrap="wrap"
      css={{
        '& > *': { flex: '1 1 280px' },
        [WIDE]: { position: 'sticky', top: '20px', flexDirection: 'column', '& > *': { flex: 'none' } },
      }}
    >
      {aside}
    </Flex>
  </Grid>
);
