import { Box, chakra, Flex, Heading, Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';

interface HomeStageProps {
  readonly art: string | null;
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** Says what else waits, and leads to it. */
  readonly more: string | null;
  readonly isBusy?: boolean;
}

const LIGHT =
  'radial-gradient(ellipse 620px 340px at 72% 60%, #f5b96238, transparent 72%), linear-gradient(180deg, color-mix(in srgb, var(--felt1) 88%, transparent), color-mix(in srgb, var(--felt2) 92%, transparent))';
const FAN = ['-176px 0', '-90px -14px', '0 -26px', '90px -14px', '176px 0'];
const DEGREES = 6.5;

/** The one loud thing of a member's Home. */
export const HomeStage = ({ art, mark, title, children, action, more, isBusy }: HomeStageProps) => (
  <Flex
    as="section"
    layerStyle="lit"
    position="relative"
    wrap={{ base: 'wrap', sm: 'nowrap' }}
    align="center"
    gap={{ base: '4', sm: '8' }}
    minHeight={{ sm: '292px' }}
    py={{ base: '22px', sm: '7' }}
    pl={{ base: '18px', sm: '9' }}
    pr={{ base: '62px', sm: '9' }}
    overflow="hidden"
    background={LIGHT}
    aria-busy={isBusy}
  >
    {art !== null && <Art address={art} />}
    <Box
      display={{ base: 'none', lg: 'block' }}
      position="absolute"
      right={{ lg: '120px', xl: '300px' }}
      bottom="-66px"
      aria-hidden="true"
    >
      {FAN.map((translate, place) => (
        <Box
          key={translate}
          position="absolute"
          bottom="0"
          left="-66px"
          zIndex={place === 2 ? 1 : 0}
          translate={translate}
          rotate={`${(place - 2) * DEGREES}deg`}
          transformOrigin="50% 120%"
        >
          <CardBack width={132} />
        </Box>
      ))}
    </Box>
    {mark}
    <Box position="relative" zIndex="1" maxWidth="440px">
      <Heading as="h2" textStyle="title.xl" fontSize={{ base: '28px', sm: '3xl' }}>
        {title}
      </Heading>
      <Box mt="2" mb="5" color="fg.muted" css={{ '& b': { color: 'fg' } }}>
        {children}
      </Box>
      <Flex wrap="wrap" align="center" gap="4">
        {action}
        {more !== null && (
          <Link asChild fontSize="sm">
            <RouteLink to="/my-drafts">{more}</RouteLink>
          </Link>
        )}
      </Flex>
    </Box>
  </Flex>
);

/** The game's picture fades out to the left; on a phone it is narrow, and nearly gone where words begin. */
const Art = ({ address }: { readonly address: string }) => (
  <chakra.img
    src={proxiedImageAddress(address)}
    alt=""
    draggable={false}
    position="absolute"
    insetBlock="0"
    right="0"
    width={{ base: '84px', md: 'min(58%, 760px)' }}
    height="full"
    objectFit="cover"
    objectPosition="50% 42%"
    opacity="0.9"
    mask="linear-gradient(270deg, #000 10%, transparent 96%)"
  />
);
