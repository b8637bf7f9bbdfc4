import { Badge, Box, Card, Field, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ImportAsks, ImportQuestion, WordAnswer } from '#contract/admin/importQuestions.ts';
import type { AnsweredWord } from '#src/machines/lists/importWizard.ts';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormSelect } from '../../system/forms/controls.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface ImportQuestionsProps {
  readonly asks: ImportAsks;
  readonly game: string;
  readonly isBusy: boolean;
  readonly onAnswer: (words: readonly AnsweredWord[]) => void;
}

/** New rarities, lanes and attributes of a file: each is asked about, those of a new game all together. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const { questions } = props.asks;
  if (questions.length === 0) return null;
  const listed = questions.filter(({ isListed }) => isListed);
  const single = questions.filter(({ isListed }) => !isListed);
  return (
    <SystemProvider>
      <Stack gap="4">
        {single.length > 0 && <SingleQuestions {...props} questions={single} />}
        {listed.length > 0 && <ListedWords {...props} questions={listed} />}
      </Stack>
    </SystemProvider>
  );
}

interface PartProps extends ImportQuestionsProps {
  readonly questions: readonly ImportQuestion[];
}

const isOpen = ({ answer }: ImportQuestion) => answer === null;

function SingleQuestions({ questions, asks, game, onAnswer }: PartProps) {
  const t = useMessages('imports');
  return (
    <Card.Root>
      <Card.Body>
        <Heading as="h2" size="md">
          {t('questionsTitle', { count: questions.length, game })}
        </Heading>
        <Text color="fg.muted">{questions.some(isOpen) ? t('questionsHint') : t('allAnswered')}</Text>
        <Stack as="ul" listStyleType="none" gap="0" mt="2">
          {questions.map((question) => (
            <Question
              key={`${question.kind} ${question.key}`}
              question={question}
              known={asks.known[question.kind]}
              onAnswer={(answer) => onAnswer([{ kind: question.kind, key: question.key, answer }])}
            />
          ))}
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

interface QuestionProps {
  readonly question: ImportQuestion;
  readonly known: ImportAsks['known']['rarity'];
  readonly onAnswer: (answer: WordAnswer) => void;
}

/** What a select holds for an answer: `is` before the key of another word. */
const selectValue = (answer: WordAnswer | null): string =>
  answer === null ? '' : typeof answer === 'object' ? `is ${answer.is}` : answer;

function answerOf(value: string): WordAnswer | null {
  if (value === 'add' || value === 'leaveOut') return value;
  return value.startsWith('is ') ? { is: value.slice(3) } : null;
}

function Question({ question, known, onAnswer }: QuestionProps) {
  const t = useMessages('imports');
  const { kind, label, nearest, count, examples, answer, canLeaveOut } = question;
  const others = known.filter(({ key }) => key !== nearest?.key);
  return (
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
      <Box minWidth="0" flex="1 1 260px" overflowWrap="anywhere">
        <Text fontWeight="semibold">{label}</Text>
        <Text>
          {nearest === null ? t('isNew', { kind }) : t('newOrNearest', { kind, nearest: nearest.label })}
        </Text>
        <Text textStyle="dense" color="fg.muted">
          {t('onCards', { count, examples: formatFor().list(examples) })}
        </Text>
      </Box>
      <Field.Root flex="0 1 240px" width="100%">
        <Field.Label srOnly>{t('answerLabel', { word: label })}</Field.Label>
        <FormSelect
          value={selectValue(answer)}
          onChange={(event) => {
            const chosen = answerOf(event.target.value);
            if (chosen !== null) onAnswer(chosen);
          }}
        >
          <option value="" disabled>
            {t('choose')}
          </option>
          {nearest !== null && (
            <option value={`is ${nearest.key}`}>{t('isOther', { word: nearest.label })}</option>
          )}
          <option value="add">{t('add')}</option>
          {canLeaveOut && (
            <option value="leaveOut">{kind === 'rarity' ? t('leaveOutRarity') : t('leaveOut')}</option>
          )}
          {others.map(({ key, label: other }) => (
            <option key={key} value={`is ${key}`}>
              {t('isOther', { word: other })}
            </option>
          ))}
        </FormSelect>
      </Field.Root>
    </Flex>
  );
}

const LISTED = [
  ['rarity', 'listRarities'],
  ['lane', 'listLanes'],
  ['attribute', 'listAttributes'],
] as const;

/** The words that a new game gets from its file, accepted by one press. */
function ListedWords({ questions, game, isBusy, onAnswer }: PartProps) {
  const t = useMessages('imports');
  const open = questions.filter(isOpen);
  const addAll = () => onAnswer(open.map(({ kind, key }) => ({ kind, key, answer: 'add' })));
  return (
    <Card.Root>
      <Card.Body>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <Heading as="h2" size="md">
            {t('listTitle', { game })}
          </Heading>
          {open.length === 0 ? (
            <Badge colorPalette="ok">{t('listAdded')}</Badge>
          ) : (
            <ActionButton variant="solid" isBusy={isBusy} onClick={addAll}>
              {t('addAll', { count: open.length })}
            </ActionButton>
          )}
        </Flex>
        <Text color="fg.muted">{t('listHint')}</Text>
        {LISTED.map(([kind, sentence]) => {
          const words = questions.filter((question) => question.kind === kind).map(({ label }) => label);
          return words.length === 0 ? null : (
            <Text key={kind} mt="2" overflowWrap="anywhere">
              {t(sentence, { words: formatFor().list(words) })}
            </Text>
          );
        })}
      </Card.Body>
    </Card.Root>
  );
}
