import { Card, Heading, Stack, Text } from '@chakra-ui/react';
import type { ListAnswers, ListReview } from '#contract/admin/listReview.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { LeftOutRows, QuestionRows, ReadAsRows } from './ReviewRows.tsx';

interface ListReviewCardProps {
  readonly review: ListReview;
  readonly isBusy: boolean;
  /** Reads the list again with these answers; null where its file is not at hand any more. */
  readonly onAnswer: ((answers: ListAnswers) => void) | null;
}

/** How a list was read: lines that can mean several things, sections that were left out, and names in other spellings. */
export function ListReviewCard({ review, isBusy, onAnswer }: ListReviewCardProps) {
  const t = useMessages('imports');
  const { questions, leftOut, readAs, answers } = review;
  if (questions.length + leftOut.length + readAs.length === 0) return null;
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
          <QuestionRows
            questions={questions}
            isBlocked={isBusy || onAnswer === null}
            onChoose={(line, choice) =>
              onAnswer?.({ ...answers, lines: { ...answers.lines, [line]: choice } })
            }
          />
          <LeftOutRows
            leftOut={leftOut}
            isBusy={isBusy}
            isBlocked={onAnswer === null}
            onTakeIn={(section) => onAnswer?.({ ...answers, takeIn: [...answers.takeIn, section] })}
          />
          <ReadAsRows readAs={readAs} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
