import { Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import IconBot from '~icons/ph/robot';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { JoinByCode } from '../../components/JoinByCode.tsx';
import { PressButton } from '../../components/PressButton.tsx';
import { TitledPanel } from '../../components/TitledPanel.tsx';
import { BotPip, FreePip, PersonPip } from '../../components/tables/SeatPips.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormSelect } from '../../system/forms/controls.tsx';
import { firstChoice, firstTemplate, type SoloWish } from '../home/draftAgainstBots.ts';

interface SidePanelsProps {
  readonly games: readonly GameSummary[];
  readonly onDraft: (wish: SoloWish | null) => Promise<void>;
  readonly onJoin: (code: string) => Promise<void>;
}

export function SidePanels({ games, onDraft, onJoin }: SidePanelsProps) {
  const t = useMessages('browse');
  const seats = [
    { pip: <PersonPip name="Ana" avatarUrl={null} />, words: t('aPerson') },
    { pip: <BotPip />, words: t('aBot') },
    { pip: <FreePip />, words: t('free') },
  ];
  return (
    <SimpleGrid
      as="aside"
      aria-label={t('otherWays')}
      columns={{ base: 1, sm: 2, lg: 1 }}
      alignItems="start"
      gap="4"
    >
      <CannotWait games={games} onDraft={onDraft} />
      <TitledPanel title={t('joinByCode')}>
        <JoinByCode onJoin={onJoin} />
      </TitledPanel>
      <TitledPanel title={t('seatKey')}>
        <Stack as="ul" gap="2" color="fg.muted" textStyle="dense">
          {seats.map(({ pip, words }) => (
            <Flex as="li" key={words} align="center" gap="3">
              {pip}
              {words}
            </Flex>
          ))}
        </Stack>
      </TitledPanel>
    </SimpleGrid>
  );
}

const BACKS = [-2, -1, 0, 1, 2];

function CannotWait({ games, onDraft }: Omit<SidePanelsProps, 'onJoin'>) {
  const t = useMessages('browse');
  const [slug, setSlug] = useState<string | null>(null);
  const drafted = games.filter((game) => firstTemplate(game));
  const game = drafted.find((known) => known.slug === slug) ?? firstChoice(drafted)?.game;
  const template = game && firstTemplate(game);
  if (!template) return null;
  const bots = template.seats - 1;
  return (
    <Box layerStyle="lit" overflow="hidden" boxShadow="panel">
      <Box
        position="relative"
        height="118px"
        overflow="hidden"
        borderBottom="hair"
        background="radial-gradient(260px 120px at 50% 20%, #e6b96447, transparent)"
        aria-hidden="true"
      >
        {BACKS.map((place) => (
          <Box
            key={place}
            position="absolute"
            top="26px"
            left="calc(50% - 50px)"
            translate={`${place * 44}px ${Math.abs(place) * 6}px`}
            rotate={`${place * 7}deg`}
          >
            <CardBack width={100} />
          </Box>
        ))}
      </Box>
      <Stack gap="3" px="5" pt="3.5" pb="5">
        <Box>
          <Heading as="h2" textStyle="title.md">
            {t('cannotWait')}
          </Heading>
          <Text color="fg.muted" textStyle="dense">
            {t('cannotWaitHint', { bots, minutes: template.minutes })}
          </Text>
        </Box>
        {drafted.length > 1 && (
          <FormSelect
            aria-label={t('game')}
            value={game.slug}
            minHeight={{ base: '44px', sm: '0' }}
            onChange={({ target }) => setSlug(target.value)}
          >
            {drafted.map((known) => (
              <option key={known.slug} value={known.slug}>
                {known.name}
              </option>
            ))}
          </FormSelect>
        )}
        <PressButton
          variant="subtle"
          width="full"
          onPress={() => onDraft({ game: game.slug, template: template.slug })}
        >
          <IconBot aria-hidden="true" />
          {t('draftWithBots', { bots })}
        </PressButton>
      </Stack>
    </Box>
  );
}
