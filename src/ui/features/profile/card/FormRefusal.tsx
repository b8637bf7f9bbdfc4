import type { CallFailure } from '#src/machines/failure.ts';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';

/** Why the server refused a form, where it named no field. */
export const FormRefusal = ({ refusal }: { readonly refusal: CallFailure | null }) =>
  refusal && (
    <InlineAlert status="error" isAnnounced>
      {refusalWords(refusal)}
    </InlineAlert>
  );
