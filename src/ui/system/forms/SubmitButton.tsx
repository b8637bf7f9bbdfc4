import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton.tsx';

interface SubmitButtonProps {
  /** Working: keeps its size, place and focus, and takes no press. */
  readonly isBusy: boolean;
  /** Why the form cannot be sent now. */
  readonly reason?: string | undefined;
  readonly children: ReactNode;
}

/** The one thing to do with a form. */
export const SubmitButton = ({ isBusy, reason, children }: SubmitButtonProps) => (
  <ActionButton type="submit" variant="solid" size="lg" width="full" isBusy={isBusy} reason={reason}>
    {children}
  </ActionButton>
);
