import { Button, type ButtonProps, EmptyState } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CardsIndicator } from '../../components/CardsIndicator.tsx';

interface EmptyEventsProps extends Pick<ButtonProps, 'variant'> {
  readonly title: string;
  readonly hint: string;
  /** Where it is all of the page. */
  readonly isPage?: boolean;
  /** The link to where to go from here. */
  readonly children: ReactElement;
}

/** Where there is no event, or nothing of it. */
export const EmptyEvents = ({ title, hint, isPage = false, variant, children }: EmptyEventsProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <CardsIndicator />
      <EmptyState.Title as={isPage ? 'h1' : 'h2'}>{title}</EmptyState.Title>
      <EmptyState.Description>{hint}</EmptyState.Description>
      <Button asChild mt="4" variant={variant}>
        {children}
      </Button>
    </EmptyState.Content>
  </EmptyState.Root>
);
