import { Box, Card, Field, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { choiceKey, type ListAnswers, type ListReview } from '#contract/admin/listReview.ts';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormSelect } from '../../system/forms/controls.tsx';

interface ListReviewCardProps {
  readonly review: ListReview;
  readonly isBusy: boolean;
  /** Reads the list again with these answers; null where its file is not at hand any more. */
  readonly onAnswer: ((answers: ListAnswers) => void) | null;
}

const SHOWN_NAMES = 12;
const SHOWN_LINES = 100;

/** How a list was read: lines that can mean several things, sections that were left out, and names in other spellings. */
export function ListReviewCard({ review, isBusy, onAnswer }: ListReviewCardProps) {
  const t = useMessages('imports');
  const { questions, leftOut, readAs, answers } = review;
  if (questions.length + leftOut.length + readAs.length === 0) return null;
  const takeIn = (section: ListReview['leftOut'][number]['section']) =>
    onAnswer?.({ ...answers, takeIn: [...answers.takeIn, section] });
  return (
    <Card.Root>
      <Card.Body>
        <Heading as="h2" size="md">
          {t('linesTitle')}
        </Heading>
        {onAnswer === null && questions.length + leftOut.length > 0 && (
          <Text color="fg.muted">{t('linesWithoutFile')}</Text>
        )}
        <Stack as="ul" listStyleType="none" gap="0" mt="2">
          {questions.slice(0, SHOWN_LINES).map((question) => (
            <Line
              key={`${question.file ?? ''} ${question.line}`}
              question={question}
              isBusy={isBusy || onAnswer === null}
              onChoose={(choice) =>
                onAnswer?.({ ...answers, lines: { ...answers.lines, [question.text]: choice } })
              }
            />
          ))}
          {leftOut.map(({ section, cards, names }) => (
            <Row key={section}>
              <Box minWidth="0" flex="1 1 260px" overflowWrap="anywhere">
                <Text fontWeight="semibold">{t('leftOutSection', { section, count: cards })}</Text>
                <Text textStyle="dense" color="fg.muted">
                  {formatFor().list(names.slice(0, SHOWN_NAMES))}
                </Text>
              </Box>
              <ActionButton isBusy={isBusy} disabled={onAnswer === null} onClick={() => takeIn(section)}>
                {t('takeIn', { count: cards })}
              </ActionButton>
            </Row>
          ))}
          {readAs.slice(0, SHOWN_LINES).map(({ file, line, text, name }) => (
            <Row key={`as ${file ?? ''} ${line}`}>
              <Text overflowWrap="anywhere">{t('readAs', { line, text, name })}</Text>
            </Row>
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

const Row = ({ children }: { readonly children: React.ReactNode }) => (
  <Flex
    as="li"
    wrap="wrap"
    align="center"
    justify="space-between"
    gap="2"
    py="3"
    borderTopWidth="1px"
    borderColor="border"
  >
    {children}
  </Flex>
);

interface LineProps {
  readonly question: ListReview['questions'][number];
  readonly isBusy: boolean;
  readonly onChoose: (choice: string) => void;
}

function Line({ question: { line, text, choices }, isBusy, onChoose }: LineProps) {
  const t = useMessages('imports');
  return (
    <Row>
      <Text minWidth="0" flex="1 1 260px" overflowWrap="anywhere">
        {t('lineCanMean', { line, text })}
      </Text>
      <Field.Root flex="0 1 240px" width="100%" disabled={isBusy}>
        <Field.Label srOnly>{t('answerLabel', { word: text })}</Field.Label>
        <FormSelect value="" onChange={(event) => onChoose(event.target.value)}>
          <option value="" disabled>
            {t('choose')}
          </option>
          {choices.map((choice) => (
            <option key={choiceKey(choice)} value={choiceKey(choice)}>
              {t('copiesOf', { count: choice.count, name: choice.name })}
            </option>
          ))}
        </FormSelect>
      </Field.Root>
    </Row>
  );
}
