import { Button, Heading, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { LinkFrame } from './LinkFrame.tsx';

interface LinkGoneProps {
  readonly title: string;
  readonly hint: string;
  /** Asks again, where that may help. */
  readonly onRetry?: (() => void) | undefined;
}

/** A link that opens nothing, and where to go from here. */
export function LinkGone({ title, hint, onRetry }: LinkGoneProps) {
  const t = useMessages('links');
  return (
    <LinkFrame>
      <Heading as="h1" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted" role="status">
        {hint}
      </Text>
      {onRetry && (
        <ActionButton alignSelf="start" onClick={onRetry}>
          {t('retry')}
        </ActionButton>
      )}
      <Button asChild alignSelf="start" variant={onRetry ? 'ghost' : 'outline'}>
        <Link to="/" search={{}}>
          {t('home')}
        </Link>
      </Button>
    </LinkFrame>
  );
}
