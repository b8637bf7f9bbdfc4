import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  type EmailVerificationActor,
  selectResendAtMs,
  selectVerificationRefusal,
} from '#src/machines/session/emailVerification.ts';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';

/** Announced to screen readers too; the button beside it counts down meanwhile. */
export function ResendOutcome({ verification }: { readonly verification: EmailVerificationActor }) {
  const t = useMessages('auth');
  const refusal = useSelector(verification, (snapshot) => selectVerificationRefusal(snapshot, 'resend'));
  const wasSent = useSelector(verification, selectResendAtMs) !== null;
  return (
    <>
      <Text
        role="status"
        textAlign="center"
        color="ok.fg"
        fontSize="sm"
        lineHeight="20px"
        _empty={{ display: 'none' }}
      >
        {wasSent && t('resent')}
      </Text>
      {refusal && (
        <InlineAlert status="error" isAnnounced>
          {refusalWords(refusal)}
        </InlineAlert>
      )}
    </>
  );
}
