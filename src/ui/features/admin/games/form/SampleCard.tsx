import { Flex, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminGame } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { CardBack } from '#src/ui/components/cards/CardBack.tsx';
import { PlayCard } from '#src/ui/components/cards/PlayCard.tsx';
import { proxiedImageAddress } from '#src/ui/components/cards/proxiedImageAddress.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import IconPrevious from '~icons/ph/caret-left';
import IconNext from '~icons/ph/caret-right';
import { GameSection } from '../GameParts.tsx';
import { gameLookOf, inventedFace } from './gameLookOf.ts';

interface SampleCardProps {
  readonly game: AdminGame;
  readonly definition: GameDefinition;
}

/** A card and its back as they will be drawn, with what the game says of the card's attributes. */
export function SampleCard({ game, definition }: SampleCardProps) {
  const t = useMessages('adminGames');
  const [place, setPlace] = useState(0);
  const words = { name: t('sampleName'), type: t('sampleType'), rules: t('sampleRules') };
  const invented = inventedFace(definition, words);
  const count = Math.max(1, game.samples.length);
  const face = game.samples[place % count] ?? invented;
  const look = gameLookOf({ ...definition, symbols: definition.symbols ?? game.usualSymbols });
  const shown = definition.attributes.flatMap(({ key, label }) => {
    const value = [face.attributes[key] ?? []].flat().join(', ');
    return value === '' ? [] : [{ key, label: label || key, value }];
  });
  return (
    <GameSection
      title={t('sampleTitle')}
      aside={
        count > 1 && (
          <HStack gap="1">
            <IconActionButton size="sm" label={t('previousCard')} onClick={() => setPlace(place + count - 1)}>
              <IconPrevious aria-hidden="true" />
            </IconActionButton>
            <IconActionButton size="sm" label={t('nextCard')} onClick={() => setPlace(place + 1)}>
              <IconNext aria-hidden="true" />
            </IconActionButton>
          </HStack>
        )
      }
    >
      <Flex align="flex-end" gap="3.5" data-scheme="dark">
        <PlayCard face={face} look={look} size="md" width={168} />
        {definition.cardBack ? (
          <Image
            width="84px"
            borderRadius="4px"
            objectFit="cover"
            aspectRatio={look.cardAspect}
            alt={t('backOf', { name: definition.name })}
            src={proxiedImageAddress(definition.cardBack)}
          />
        ) : (
          <CardBack width={84} aspect={look.cardAspect} />
        )}
      </Flex>
      {shown.length > 0 && (
        <Stack as="dl" gap="1.5" margin="0" textStyle="dense">
          {shown.map(({ key, label, value }) => (
            <Flex key={key} justify="space-between" gap="3">
              <Text as="dt" color="fg.muted">
                {label}
              </Text>
              <Text as="dd" margin="0" textAlign="end" overflowWrap="anywhere">
                {value}
              </Text>
            </Flex>
          ))}
        </Stack>
      )}
    </GameSection>
  );
}
