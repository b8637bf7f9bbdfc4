import { useSelector } from '@xstate/react';
import {
  type EmailVerificationActor,
  selectIsResending,
  selectResendAtMs,
} from '#src/machines/session/emailVerification.ts';
import { SendAgainButton } from '../mail/SendAgainButton.tsx';

interface ResendButtonProps {
  readonly verification: EmailVerificationActor;
  readonly isMain?: boolean;
}

export function ResendButton({ verification, isMain = false }: ResendButtonProps) {
  const isBusy = useSelector(verification, selectIsResending);
  const fromMs = useSelector(verification, selectResendAtMs);
  return (
    <SendAgainButton
      fromMs={fromMs ?? 0}
      isBusy={isBusy}
      isMain={isMain}
      onPress={() => verification.send({ type: 'resend.asked' })}
    />
  );
}
