import { Button } from '@chakra-ui/react';
import type { MouseEvent, ReactNode } from 'react';
import { Spinner } from '../kit/Spinner.tsx';

interface FormSubmitProps {
  /** Working: keeps its size, place and focus, and takes no press. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The one thing to do with a form. */
export const FormSubmit = ({ isBusy, children }: FormSubmitProps) => (
  <Button
    type="submit"
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? swallow : undefined}
  >
    {isBusy && <Spinner />}
    {children}
  </Button>
);

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
