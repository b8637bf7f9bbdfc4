import type { ReactNode } from 'react';
import { ActionButton } from '../ActionButton.tsx';

interface SubmitButtonProps {
  /** Working: keeps its size, place and focus, and takes no press. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The one thing to do with a form. */
export const SubmitButton = ({ isBusy, children }: SubmitButtonProps) => (
  <ActionButton type="submit" variant="solid" size="lg" width="full" isBusy={isBusy}>
    {children}
  </ActionButton>
);
