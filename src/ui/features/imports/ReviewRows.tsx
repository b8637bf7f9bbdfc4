import { Box, Field, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { choiceKey, type ListReview } from '#contract/admin/listReview.ts';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormSelect } from '../../system/forms/controls.tsx';

type Question = ListReview['questions'][number];
type LeftOut = ListReview['leftOut'][number];

const SHOWN_NAMES = 12;
const SHOWN_LINES = 100;

/** One thing of a list that is looked at; it belongs into a list of such rows. */
export const ReviewRow = ({ children }: { readonly children: ReactNode }) => (
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

interface QuestionRowsProps {
  readonly questions: readonly Question[];
  readonly isBlocked: boolean;
  readonly onChoose: (line: string, choice: string) => void;
}

/** Lines that can mean several things. */
export const QuestionRows = ({ questions, isBlocked, onChoose }: QuestionRowsProps) =>
  questions
    .slice(0, SHOWN_LINES)
    .map((question) => (
      <QuestionRow
        key={`${question.file ?? ''} ${question.line}`}
        question={question}
        isBlocked={isBlocked}
        onChoose={(choice) => onChoose(question.text, choice)}
      />
    ));

interface QuestionRowProps {
  readonly question: Question;
  readonly isBlocked: boolean;
  readonly onChoose: (choice: string) => void;
}

function QuestionRow({ question: { line, text, choices }, isBlocked, onChoose }: QuestionRowProps) {
  const t = useMessages('imports');
  return (
    <ReviewRow>
      <Text minWidth="0" flex="1 1 260px" overflowWrap="anywhere">
        {t('lineCanMean', { line, text })}
      </Text>
      <Field.Root flex="0 1 240px" width="100%" disabled={isBlocked}>
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
    </ReviewRow>
  );
}

interface LeftOutRowsProps {
  readonly leftOut: readonly LeftOut[];
  readonly isBusy: boolean;
  readonly isBlocked: boolean;
  readonly onTakeIn: (section: LeftOut['section']) => void;
}

/** Sections that are left out, each with a button that takes it in. */
export function LeftOutRows({ leftOut, isBusy, isBlocked, onTakeIn }: LeftOutRowsProps) {
  const t = useMessages('imports');
  return leftOut.map(({ section, cards, names }) => (
    <ReviewRow key={section}>
      <Box minWidth="0" flex="1 1 260px" overflowWrap="anywhere">
        <Text fontWeight="semibold">{t('leftOutSection', { section, count: cards })}</Text>
        <Text textStyle="dense" color="fg.muted">
          {formatFor().list(names.slice(0, SHOWN_NAMES))}
        </Text>
      </Box>
      <ActionButton isBusy={isBusy} disabled={isBlocked} onClick={() => onTakeIn(section)}>
        {t('takeIn', { count: cards })}
      </ActionButton>
    </ReviewRow>
  ));
}

/** Names that are spelled another way than the card they were read as. */
export function ReadAsRows({ readAs }: { readonly readAs: ListReview['readAs'] }) {
  const t = useMessages('imports');
  return readAs.slice(0, SHOWN_LINES).map(({ file, line, text, name }) => (
    <ReviewRow key={`as ${file ?? ''} ${line}`}>
      <Text overflowWrap="anywhere">{t('readAs', { line, text, name })}</Text>
    </ReviewRow>
  ));
}
