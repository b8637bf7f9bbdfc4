import { type FieldErrors, joinedWords } from '../../components/submission/fieldErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { InlineAlert } from '../../system/InlineAlert.tsx';

interface FormSummaryProps {
  readonly errors: FieldErrors;
  /** Why the server refused, when it named no field. */
  readonly refusal: string | null;
}

/** What is wrong with the form, joined; it takes the focus when it appears and when its words change. */
export function FormSummary({ errors, refusal }: FormSummaryProps) {
  const t = useMessages('auth');
  const count = Object.keys(errors).length;
  const summary = count > 0 ? joinedWords(errors) : (refusal ?? '');
  if (!summary) return null;
  return (
    <InlineAlert
      key={summary}
      status="error"
      title={count > 0 ? t('fixFields', { count }) : undefined}
      isAnnounced
      takesFocus
    >
      {summary}
    </InlineAlert>
  );
}
