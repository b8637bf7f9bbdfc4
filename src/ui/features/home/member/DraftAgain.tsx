import { Box, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { useAnswer } from '../../../components/answer.ts';
import { PressButton } from '../../../components/PressButton.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { type DraftChoice, firstChoice } from '../draftAgainstBots.ts';
import type { HomeActs, MemberData } from '../homeData.ts';
import { PracticeLink } from '../PracticeLink.tsx';
import { Packet } from './Packet.tsx';

interface DraftAgainProps extends Pick<MemberData, 'mine' | 'games'> {
  readonly onDraft: HomeActs['draftAgainstBots'];
}

/** The last template again, alone against bots, by one click. */
export const DraftAgain = (props: DraftAgainProps) => (
  <Box gridArea="again" display="grid" _empty={{ display: 'none' }}>
    <Suspense fallback={<Skeleton minHeight="232px" borderRadius="panel" />}>
      <Choice {...props} />
    </Suspense>
  </Box>
);

function Choice({ mine, games, onDraft }: DraftAgainProps) {
  const t = useMessages('home');
  const { answer: tables } = useAnswer(mine);
  const { answer } = useAnswer(games);
  if (answer.kind === 'failed') return null;
  const rows = tables.kind === 'loaded' ? tables.value.tables : [];
  const [last] = rows.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
  const again = last && templateOf(answer.value, last);
  const choice = again ?? firstChoice(answer.value);
  if (!choice) return null;
  const { game, template } = choice;
  const title = again ? t('again') : t('draftWithBots');
  return (
    <Flex as="section" layerStyle="glass" gap="5" minHeight="232px" padding="5">
      <Packet name={game.name} art={game.art[0]} />
      <Stack flex="1" align="flex-start" gap="1.5" minWidth="0">
        <Heading as="h2" fontSize="19px">
          {title}
        </Heading>
        <Text flex="1" color="fg.muted" textStyle="dense">
          {game.name}
          <br />
          {template.name}
          <br />
          {t('bots', { bots: template.seats - 1 })}
          <br />
          {t('length', { minutes: template.minutes })}
        </Text>
        <PressButton onPress={() => onDraft({ game: game.slug, template: template.slug })}>
          {title}
        </PressButton>
        <Text asChild color="brass.fg" fontWeight="semibold">
          <PracticeLink />
        </Text>
      </Stack>
    </Flex>
  );
}

/** The template of a table, where it is still published. */
function templateOf(games: readonly DraftChoice['game'][], { game: { slug }, templateName }: TableRow) {
  const game = games.find((known) => known.slug === slug);
  const template = game?.templates.find(({ name }) => name === templateName);
  return game && template && { game, template };
}
