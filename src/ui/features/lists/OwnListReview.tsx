import { Box, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ListLook } from '#contract/lists/lists.ts';
import {
  selectBringState,
  selectCubeChange,
  selectListLook,
  selectListName,
} from '#src/machines/lists/bringList.ts';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { LeftOutRows, QuestionRows, ReadAsRows, ReviewRow } from '../imports/ReviewRows.tsx';
import { Fold } from './Fold.tsx';
import { UnknownCards } from './UnknownCards.tsx';
import type { BringList } from './useBringList.ts';

const LONGEST_NAME = 60;
const OPEN_AT_MOST = 8;

/** How a list was read, and what can be said about it. Nothing while it was not read. */
export function OwnListReview({ list }: { readonly list: BringList }) {
  const t = useMessages('lists');
  const look = useSelector(list, selectListLook);
  const state = useSelector(list, selectBringState);
  const change = useSelector(list, selectCubeChange);
  if (look === null) return null;
  const isReading = state === 'reading';
  const { questions, leftOut, readAs } = look.review;
  return (
    <Stack gap="3" role="group" aria-label={t('reviewLabel')}>
      <Flex align="center" gap="2.5" role="status" minHeight="6">
        <Text color="fg" fontWeight="semibold" overflowWrap="anywhere">
          {summaryOf(look, t)}
        </Text>
        {isReading && <Spinner size="sm" flex="none" aria-label={t('readingAgain')} />}
      </Flex>
      {change !== null && <Text>{t('cubeChanged', { in: change.in, out: change.out })}</Text>}
      <ListName list={list} />
      {look.notes.length > 0 && (
        <InlineAlert status="info" title={t('notesTitle')}>
          {look.notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
        </InlineAlert>
      )}
      {questions.length > 0 && (
        <Box>
          <Text color="fg" fontWeight="semibold">
            {t('questionsTitle', { count: questions.length })}
          </Text>
          <Rows>
            <QuestionRows
              questions={questions}
              isBlocked={false}
              onChoose={(line, choice) => list.send({ type: 'line.answered', line, choice })}
            />
          </Rows>
        </Box>
      )}
      {leftOut.length > 0 && (
        <Rows>
          <LeftOutRows
            leftOut={leftOut}
            isBusy={isReading}
            isBlocked={false}
            onTakeIn={(section) => list.send({ type: 'section.takenIn', section })}
          />
        </Rows>
      )}
      <Stack gap="0">
        {look.unknownCount > 0 && (
          <Fold
            title={t('unknownTitle', { count: look.unknownCount })}
            isOpenFirst={look.unknownCount <= OPEN_AT_MOST}
          >
            <UnknownCards list={list} unknown={look.unknown} count={look.unknownCount} />
          </Fold>
        )}
        {look.wrongCount > 0 && (
          <Fold title={t('wrongTitle', { count: look.wrongCount })}>
            <Rows>
              {look.wrong.map(({ line, text, expected }) => (
                <ReviewRow key={line}>
                  <Text overflowWrap="anywhere">{t('wrongRow', { line, text, expected })}</Text>
                </ReviewRow>
              ))}
            </Rows>
          </Fold>
        )}
        {readAs.length > 0 && (
          <Fold title={t('spelledTitle', { count: readAs.length })}>
            <Rows>
              <ReadAsRows readAs={readAs} />
            </Rows>
          </Fold>
        )}
        {look.twice.length > 0 && (
          <Fold title={t('twiceTitle', { count: look.twiceCount })}>
            <Text overflowWrap="anywhere">
              {formatFor().list(look.twice.map(({ name, cards }) => t('twiceRow', { name, count: cards })))}
            </Text>
          </Fold>
        )}
      </Stack>
    </Stack>
  );
}

function ListName({ list }: { readonly list: BringList }) {
  const t = useMessages('lists');
  const name = useSelector(list, selectListName);
  return (
    <Box maxWidth="420px">
      <FormField label={t('nameLabel')} error={name.trim() === '' ? t('nameMissing') : undefined}>
        <FormInput
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => list.send({ type: 'name.typed', name: target.value })}
        />
      </FormField>
    </Box>
  );
}

const Rows = ({ children }: { readonly children: React.ReactNode }) => (
  <Stack as="ul" listStyleType="none" gap="0">
    {children}
  </Stack>
);

type Words = ReturnType<typeof useMessages<'lists'>>;

/** "540 cards: 523 from Innistrad, 17 as text cards". */
function summaryOf({ cards, game, found, elsewhere, textCards }: ListLook, t: Words): string {
  const parts = [
    ...(game !== null && found > 0 ? [t('fromGame', { count: found, game: game.name })] : []),
    ...elsewhere.map(({ game: other, cards: count }) => t('fromGame', { count, game: other })),
    ...(textCards > 0 ? [t('asText', { count: textCards })] : []),
  ];
  return parts.length === 0
    ? t('cards', { count: cards })
    : t('summary', { count: cards, parts: formatFor().list(parts) });
}
