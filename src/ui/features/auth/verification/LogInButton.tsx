import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../messages/useMessages.ts';

/** Leads to Login and back here. */
export function LogInButton() {
  const t = useMessages('auth');
  return (
    <Button asChild variant="solid" size="lg" width="full">
      <Link to="/login" search={{ redirect: '/verify-email' }}>
        {t('submit')}
      </Link>
    </Button>
  );
}
