import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PublicCard } from '#contract/members/account.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { bannerOf } from './banner.ts';

interface MemberCardProps {
  readonly card: PublicCard;
  /** The heading of the card; the page's own on another member's card. */
  readonly heading?: 'h1' | 'h2';
}

/** What others see of a member. */
export function MemberCard({ card, heading = 'h2' }: MemberCardProps) {
  const t = useMessages('profile');
  return (
    <Box
      as="section"
      layerStyle="lit"
      minWidth="0"
      overflow="hidden"
      textAlign="center"
      aria-label={t('cardOf', { handle: card.handle })}
    >
      <chakra.img
        alt=""
        src={proxiedImageAddress(bannerOf(card.memberId))}
        width="full"
        height="132px"
        objectFit="cover"
        objectPosition="50% 40%"
        maskImage="linear-gradient(#000 40%, transparent)"
      />
      <Box
        position="relative"
        boxSize="112px"
        mt="-64px"
        mx="auto"
        borderRadius="full"
        boxShadow="0 0 0 4px var(--s1), 0 0 0 5px var(--hair), 0 12px 30px #000a"
      >
        <Avatar seed={card.memberId} address={card.avatarUrl} size={112} />
      </Box>
      <Heading as={heading} mt="3.5" px="5" fontSize="26px" overflowWrap="anywhere">
        {card.handle}
      </Heading>
      {card.aboutText !== '' && (
        <Text
          maxWidth="30em"
          mt="1"
          mx="auto"
          px="5"
          fontSize="15px"
          lineHeight="21px"
          overflowWrap="anywhere"
          whiteSpace="pre-line"
        >
          {card.aboutText}
        </Text>
      )}
      <Text mt="1.5" color="fg.muted" fontSize="sm">
        {t.rich('hereSince', {
          created: new Date(card.createdUtc),
          time: (words) => <time dateTime={card.createdUtc}>{words}</time>,
        })}
      </Text>
      <Grid as="dl" templateColumns="repeat(2, minmax(0, 1fr))" mt="4" borderTop="line">
        <Figure words={t('draftsFinished', { count: card.draftsFinished })}>{card.draftsFinished}</Figure>
        <Figure words={t('gamesPlayed', { count: card.games.length })} borderLeft="line">
          {card.games.length}
        </Figure>
      </Grid>
      {card.games.length > 0 && (
        <Box as="ul" pt="1.5" px="5" pb="2.5" borderTop="line" fontSize="sm" aria-label={t('games')}>
          {card.games.map(({ name, drafts }) => (
            <Flex as="li" key={name} justify="space-between" gap="3" py="5px" textAlign="left">
              <span>{name}</span>
              <Text as="span" color="fg.muted">
                {t('gameDrafts', { count: drafts })}
              </Text>
            </Flex>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface FigureProps {
  readonly words: string;
  readonly borderLeft?: 'line';
  readonly children: ReactNode;
}

const Figure = ({ words, children, ...border }: FigureProps) => (
  <Flex direction="column-reverse" py="3" px="2" {...border}>
    <Text as="dt" color="fg.muted" fontSize="13.5px">
      {words}
    </Text>
    <Text as="dd" textStyle="code" fontSize="20px" fontWeight="semibold" lineHeight="1.5">
      {children}
    </Text>
  </Flex>
);
