import { Box, Button, chakra, Flex, Grid, Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import IconPeople from '~icons/ph/users-three';
import { JoinByCode } from '../../../components/JoinByCode.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { LiveTables, type LiveTablesProps } from './LiveTables.tsx';

interface OtherWaysProps {
  readonly onJoin: (text: string) => Promise<void>;
  /** Why nobody can join now. */
  readonly reason: string | undefined;
}

/** Beside a draft against bots: to a table by its code, or to a table of one's own. */
export function OtherWays({ onJoin, reason }: OtherWaysProps) {
  const t = useMessages('home');
  return (
    <SystemProvider>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}
        gap={{ base: '4', sm: '3' }}
      >
        <JoinByCode onJoin={onJoin} size="lg" reason={reason} />
        <Button asChild size="lg" fontSize="md" mt={{ base: '0', sm: '26px' }}>
          <RouteLink to="/drafts" search={{ host: 1 }} preload={false}>
            <IconPeople aria-hidden="true" />
            {t('host')}
          </RouteLink>
        </Button>
      </Grid>
    </SystemProvider>
  );
}

const HAIRLINE = 'linear-gradient(90deg, transparent, var(--hair) 18%, var(--hair) 82%, transparent)';

/** The live tables, and why the packs can be trusted. */
export function BelowTheHero(props: LiveTablesProps) {
  const t = useMessages('home');
  return (
    <SystemProvider>
      <LiveTables {...props} />
      <Box height="1px" mt="7" background={HAIRLINE} />
      <Flex align="center" gap="3.5" pt="18px" pb="3.5" fontSize={{ base: 'sm', md: 'md' }}>
        <Seal />
        <Box>
          {t.rich('fair', {
            link: (words) => (
              <Link asChild whiteSpace="nowrap">
                <RouteLink to="/about" hash="seal">
                  {words}
                </RouteLink>
              </Link>
            ),
          })}
        </Box>
      </Flex>
    </SystemProvider>
  );
}

/** Two squares and a tick; the icon set's own seal weighs as much as the rest of the foot. */
const Seal = () => (
  <chakra.svg
    viewBox="0 0 32 32"
    flex="none"
    boxSize="26px"
    color="brass.fg"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path
      d="M16 3l4 3.3h5.7V12L29 16l-3.3 4v5.7H20L16 29l-4-3.3H6.300V20L3 16l3.300-4V6.300H12Z"
      fill="var(--brass-soft)"
    />
    <path d="m11.500 16.500 3 3 6-6.500" />
  </chakra.svg>
);
