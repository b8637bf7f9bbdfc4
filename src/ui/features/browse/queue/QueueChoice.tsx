import { Flex, Stack, Text } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { BotsWish, QueueLine } from '#contract/queue.ts';
import type { DraftQueueActor, DraftQueueSnapshot } from '#src/machines/tables/draftQueue.ts';
import IconSit from '~icons/ph/users-three';
import { lengthWords } from '../../../components/tables/tableWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormSelect } from '../../../system/forms/controls.tsx';
import { firstChoice } from '../../home/draftAgainstBots.ts';
import { BotsSelect } from './BotsSelect.tsx';
import { QueueActs, QueueRow } from './QueueRow.tsx';
import { kindWords } from './queueWords.ts';

interface QueueChoiceProps {
  readonly queue: DraftQueueActor;
  readonly games: readonly GameSummary[];
  readonly isBusy: boolean;
}

interface Chosen {
  readonly game: string;
  readonly template: string;
}

const NO_LINES: readonly QueueLine[] = [];
const selectLines = ({ context }: DraftQueueSnapshot) => context.view?.lines ?? NO_LINES;

/** Games with the templates that several people play; what is played alone is left out. */
const offersOf = (games: readonly GameSummary[]): GameSummary[] =>
  games
    .map((game) => ({ ...game, templates: game.templates.filter(({ seats }) => seats > 1) }))
    .filter(({ templates }) => templates.length > 0);

/** What to sit down for. Queues with people waiting are listed below. */
export function QueueChoice({ queue, games, isBusy }: QueueChoiceProps) {
  const t = useMessages('queue');
  const tables = useMessages('tables');
  const lines = useSelector(queue, selectLines, shallowEqual);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [bots, setBots] = useState<BotsWish>('afterWait');
  const offered = offersOf(games);
  const start = firstChoice(offered);
  const game = offered.find(({ slug }) => slug === chosen?.game) ?? start?.game;
  const template =
    game?.templates.find(({ slug }) => slug === chosen?.template) ??
    (game === start?.game ? start?.template : game?.templates[0]);
  if (!game || !template) return <Text color="fg.muted">{t('noGame')}</Text>;
  const isHere = (line: QueueLine) => line.game.slug === game.slug && line.template.slug === template.slug;
  const waiting = lines.find(isHere)?.waiting ?? 0;
  const others = lines.filter((line) => !isHere(line));
  const sit = (what: Chosen) => queue.send({ type: 'sit.pressed', ...what, bots });
  const length = lengthWords(template.minutes, tables);
  return (
    <>
      <QueueRow title={t('title')} words={t('hint')}>
        <Flex wrap="wrap" align="center" gap="2" width={{ base: 'full', sm: 'auto' }}>
          <Choice
            label={t('game')}
            value={game.slug}
            choices={offered}
            onChoose={(slug) => setChosen({ game: slug, template: '' })}
          />
          <Choice
            label={t('template')}
            value={template.slug}
            choices={game.templates}
            onChoose={(slug) => setChosen({ game: game.slug, template: slug })}
          />
          <BotsSelect value={bots} onChange={setBots} />
        </Flex>
        <QueueActs>
          <ActionButton isBusy={isBusy} onClick={() => sit({ game: game.slug, template: template.slug })}>
            {!isBusy && <IconSit aria-hidden="true" />}
            {t('sitDown')}
          </ActionButton>
        </QueueActs>
      </QueueRow>
      <Text color="fg.muted" textStyle="hint">
        {waiting === 0
          ? t('nobodyWaits', { length })
          : t('someWait', { waiting, seats: template.seats, length })}
      </Text>
      {others.length > 0 && <OtherQueues lines={others} isBusy={isBusy} onSit={sit} />}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly slug: string; readonly name: string }[];
  readonly onChoose: (slug: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <Flex flex={{ base: '1 1 34%', sm: 'none' }} width={{ base: 'auto', sm: '200px' }}>
    <FormSelect aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </FormSelect>
  </Flex>
);

interface OtherQueuesProps {
  readonly lines: readonly QueueLine[];
  readonly isBusy: boolean;
  readonly onSit: (chosen: Chosen) => void;
}

function OtherQueues({ lines, isBusy, onSit }: OtherQueuesProps) {
  const t = useMessages('queue');
  return (
    <Stack as="ul" gap="1.5" pt="2.5" borderTop="hair" aria-label={t('others')}>
      {lines.map((line) => (
        <Flex
          as="li"
          key={`${line.game.slug}/${line.template.slug}`}
          wrap="wrap"
          align="center"
          justify="space-between"
          gap="2"
        >
          <Text textStyle="dense">
            {kindWords(line, t)}{' '}
            <Text as="b" ml="2" whiteSpace="nowrap">
              {t('count', line)}
            </Text>
          </Text>
          <ActionButton
            size="sm"
            variant="subtle"
            isBusy={isBusy}
            aria-label={t('sitDownFor', { kind: kindWords(line, t) })}
            onClick={() => onSit({ game: line.game.slug, template: line.template.slug })}
          >
            {t('sitDownToo')}
          </ActionButton>
        </Flex>
      ))}
    </Stack>
  );
}
