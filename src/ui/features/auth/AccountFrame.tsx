import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#src/ui/components/brand/Logo.tsx';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface AccountFrameProps {
  readonly title: string;
  /** One sentence under the title: what this leads to. */
  readonly lead: ReactNode;
  /** In the middle of the fan; with it a phone shows the fan too, as a band. */
  readonly emblem?: ReactNode;
  readonly children?: ReactNode;
}

/** The design system around a form beside a table under the lamp; a phone leaves the table out, or shows it as a band. */
export function AccountFrame({ title, lead, emblem, children }: AccountFrameProps) {
  const hasBand = emblem !== undefined;
  return (
    <SystemProvider>
      <Grid
        minHeight="100vh"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 620px)' }}
        templateRows={{ base: hasBand ? 'auto 1fr' : '1fr', lg: '1fr' }}
        justifyItems={{ base: 'center', lg: 'stretch' }}
      >
        <Scene emblem={emblem} />
        <Flex
          // Over a band the logo stands on the band.
          position={{ base: hasBand ? 'static' : 'relative', lg: 'relative' }}
          direction="column"
          justifyContent={{ base: 'flex-start', sm: hasBand ? 'flex-start' : 'center', lg: 'center' }}
          width={{ base: 'min(100%, 560px)', lg: 'full' }}
          pt={{ base: hasBand ? '7' : '20', lg: '24' }}
          pb={{ base: '8', lg: '10' }}
          px={{ base: 'page', lg: '88px' }}
          background={{ base: 'none', lg: 'linear-gradient(var(--s1), var(--bg))' }}
        >
          <Box
            asChild
            position="absolute"
            top={{ base: '5', lg: '9' }}
            left={{ base: 'page', lg: '88px' }}
            zIndex="1"
            color={{ base: hasBand ? '#f3ecdd' : 'fg', lg: 'fg' }}
          >
            <Link to="/">
              <Logo />
            </Link>
          </Box>
          <Stack gap="5">
            <Box>
              <Heading as="h1" size="xl">
                {title}
              </Heading>
              <Text marginTop="1.5" color="fg.muted">
                {lead}
              </Text>
            </Box>
            {children}
          </Stack>
        </Flex>
      </Grid>
    </SystemProvider>
  );
}

/** Each card is turned about a point below the fan, as a hand holds it. */
const FAN = [-24, -12, 0, 12, 24];
const MIDDLE = 2;
const CARD_WIDTH = 188;

const TABLE_LIGHT =
  'radial-gradient(780px 560px at 50% 44%, #43402a 0, #1f2c22 38%, #101b18 68%, #0b1413 100%)';
const BAND_LIGHT = 'radial-gradient(420px 260px at 50% 60%, #43402a 0, #1f2c22 44%, #13211c 100%)';

function Scene({ emblem }: Pick<AccountFrameProps, 'emblem'>) {
  const t = useMessages('auth');
  const hasBand = emblem !== undefined;
  return (
    <Box
      as="section"
      data-scheme="dark"
      aria-hidden="true"
      display={{ base: hasBand ? 'block' : 'none', lg: 'block' }}
      width="full"
      borderBottom={{ base: 'hair', lg: 'none' }}
      borderRight={{ base: 'none', lg: 'line' }}
      background="bg"
      color="fg"
    >
      {/* Beside a long form the table stays where it is seen. */}
      <Box
        position="sticky"
        top="0"
        height={{ base: '232px', lg: '100vh' }}
        overflow="hidden"
        background={{ base: BAND_LIGHT, lg: TABLE_LIGHT }}
      >
        <Box
          layerStyle="felt"
          display={{ base: 'none', lg: 'block' }}
          position="absolute"
          top="44%"
          left="50%"
          width="940px"
          height="590px"
          transform="translate(-50%, -50%)"
        />
        <Box
          position="absolute"
          top={{ base: '96px', lg: 'max(calc(44% - 144px), 100px)' }}
          left="50%"
          transform={{ base: 'scale(0.6)', lg: 'none' }}
        >
          {FAN.map((degrees, place) => (
            <Box
              key={degrees}
              position="absolute"
              left={`-${CARD_WIDTH / 2}px`}
              zIndex={place === MIDDLE && hasBand ? '1' : 'auto'}
              width={`${CARD_WIDTH}px`}
              transformOrigin="50% 150%"
              transform={place === MIDDLE && hasBand ? 'translateY(-18px)' : `rotate(${degrees}deg)`}
            >
              {place === MIDDLE && hasBand ? (
                <Box aspectRatio="0.714">{emblem}</Box>
              ) : (
                <CardBack width={CARD_WIDTH} />
              )}
            </Box>
          ))}
        </Box>
        <Heading
          as="p"
          size="xl"
          display={{ base: 'none', lg: 'block' }}
          position="absolute"
          bottom="10"
          left="44px"
          maxWidth="15em"
        >
          {t('tagline')}
        </Heading>
      </Box>
    </Box>
  );
}
