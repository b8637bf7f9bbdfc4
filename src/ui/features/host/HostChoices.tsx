import { chakra, Image, RadioCard, SimpleGrid, type SimpleGridProps, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { HostWish } from '#src/machines/tables/hostWish.ts';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import { CLOCKS, clockEnds, clockOf } from '../../components/tables/clocks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { TimeBankFields } from '../correspondence/TimeBankFields.tsx';
import { firstTemplate } from '../home/draftAgainstBots.ts';
import { Ladder } from './Ladder.tsx';
import { MoreFormats } from './MoreFormats.tsx';
import type { HostTable } from './useHostTable.ts';

interface HostChoicesProps {
  readonly host: HostTable;
  readonly wish: HostWish;
  readonly games: readonly GameSummary[];
  readonly loadFormats: (game: string, signal: AbortSignal) => Promise<GameFormats>;
  /** A list of one's own, among the things that can be drafted. */
  readonly ownList: ReactNode;
  /** How that list is drafted. */
  readonly ownFormats: ReactNode;
}

export function HostChoices({ host, wish, games, loadFormats, ownList, ownFormats }: HostChoicesProps) {
  const t = useMessages('hosting');
  const tables = useMessages('tables');
  const offered = games.filter((known) => firstTemplate(known));
  const game = wish.isList ? undefined : games.find(({ slug }) => slug === wish.game);
  const chooseGame = (slug: string) => {
    const known = games.find((each) => each.slug === slug);
    const template = known && firstTemplate(known);
    if (template) host.send({ type: 'template.chosen', game: known, template });
  };
  const chooseTemplate = (slug: string) => {
    const template = game?.templates.find((known) => known.slug === slug);
    if (game && template) host.send({ type: 'template.chosen', game, template });
  };
  return (
    <>
      <Question title={t('what')}>
        {ownList}
        <Cards
          label={t('what')}
          value={game?.slug ?? null}
          columns={{ base: Math.min(2, offered.length), md: Math.min(4, offered.length) }}
          onChoose={chooseGame}
        >
          {offered.map((known) => (
            <GameCard key={known.slug} game={known} />
          ))}
        </Cards>
      </Question>
      <Question title={t('how')}>
        {wish.isList && ownFormats}
        {game && (
          <>
            <Cards
              label={t('how')}
              value={wish.template ?? null}
              columns={{ base: 1, sm: 2, md: 3 }}
              onChoose={chooseTemplate}
            >
              {game.templates.map(({ slug, name, blurb, seats, minutes }) => (
                <RadioCard.Item key={slug} value={slug}>
                  <RadioCard.ItemHiddenInput />
                  <RadioCard.ItemContent>
                    <RadioCard.ItemText>{name}</RadioCard.ItemText>
                    <RadioCard.ItemDescription>{blurb}</RadioCard.ItemDescription>
                    <RadioCard.ItemAddon>{t('seatsAndTime', { seats, minutes })}</RadioCard.ItemAddon>
                  </RadioCard.ItemContent>
                </RadioCard.Item>
              ))}
            </Cards>
            <MoreFormats
              key={game.slug}
              game={game.slug}
              chosen={chosenOf(wish)}
              load={loadFormats}
              onChoose={(pack, format) => host.send({ type: 'format.chosen', game, pack, offered: format })}
            />
          </>
        )}
      </Question>
      <Question title={t('howFast')} hint={t('howFastHint')}>
        <Cards
          label={t('howFast')}
          value={wish.clock}
          columns={{ base: 2, md: 5 }}
          onChoose={(value) => {
            const clock = clockOf(value);
            if (clock) host.send({ type: 'clock.chosen', clock });
          }}
        >
          {CLOCKS.map((clock) => (
            <RadioCard.Item key={clock} value={clock}>
              <RadioCard.ItemHiddenInput />
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{tables('clockName', { clock })}</RadioCard.ItemText>
                <RadioCard.ItemDescription>
                  {t('clockHint', { clock, ...clockEnds(clock) })}
                </RadioCard.ItemDescription>
                <Ladder clock={clock} />
              </RadioCard.ItemContent>
            </RadioCard.Item>
          ))}
        </Cards>
        {wish.clock === 'correspondence' && (
          <TimeBankFields
            bank={wish.timeBank}
            onChange={(timeBank) => host.send({ type: 'settings.changed', settings: { timeBank } })}
          />
        )}
      </Question>
    </>
  );
}

const chosenOf = ({ pack, format }: HostWish) =>
  pack === undefined || format === undefined ? null : { pack, format };

interface QuestionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Question({ title, hint, children }: QuestionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="5">
      <Text as="h3" id={id} mb="2.5" color="fg" textStyle="title.sm">
        {title}
        {hint !== undefined && (
          <Text as="span" ml="2.5" color="fg.muted" textStyle="dense" letterSpacing="0">
            {hint}
          </Text>
        )}
      </Text>
      {children}
    </chakra.section>
  );
}

interface CardsProps {
  readonly label: string;
  readonly value: string | null;
  readonly columns: SimpleGridProps['columns'];
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

const Cards = ({ label, value, columns, onChoose, children }: CardsProps) => (
  <RadioCard.Root
    value={value}
    aria-label={label}
    onValueChange={({ value: chosen }) => {
      if (chosen !== null) onChoose(chosen);
    }}
  >
    <SimpleGrid columns={columns} gap={{ base: '2.5', sm: '3' }}>
      {children}
    </SimpleGrid>
  </RadioCard.Root>
);

const GameCard = ({ game: { slug, name, tagline, cards, art } }: { readonly game: GameSummary }) => {
  const t = useMessages('hosting');
  return (
    <RadioCard.Item
      value={slug}
      flexDirection="column"
      padding="0"
      overflow="hidden"
      css={{ '&[data-state=unchecked]::after': { backgroundColor: '#08100fcc', borderColor: '#f3ecddc0' } }}
    >
      <RadioCard.ItemHiddenInput />
      <chakra.span
        height={{ base: '72px', sm: '104px' }}
        overflow="hidden"
        background="linear-gradient(100deg, #2a473a, #14241f)"
        mask="linear-gradient(#000 55%, transparent)"
        aria-hidden="true"
      >
        {art[0] !== undefined && (
          <Image
            alt=""
            src={proxiedImageAddress(art[0])}
            boxSize="full"
            objectFit="cover"
            objectPosition="50% 40%"
            draggable={false}
          />
        )}
      </chakra.span>
      <RadioCard.ItemContent gap="0.5" px="3.5" pt="1.5" pb="3">
        <RadioCard.ItemText fontFamily="heading" fontSize="19px" lineHeight="24px">
          {name}
        </RadioCard.ItemText>
        <RadioCard.ItemDescription>{tagline}</RadioCard.ItemDescription>
        <RadioCard.ItemAddon>{t('cards', { count: cards })}</RadioCard.ItemAddon>
      </RadioCard.ItemContent>
    </RadioCard.Item>
  );
};
