import { Link, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useMessages } from '../../messages/useMessages.ts';

interface AuthLinkProps {
  /** Where somebody was going; the other form leads there too. */
  readonly redirect: string | undefined;
}

export function LogInLink({ redirect }: AuthLinkProps) {
  const t = useMessages('auth');
  return (
    <Link asChild>
      <RouteLink to="/login" search={{ redirect }}>
        {t('submit')}
      </RouteLink>
    </Link>
  );
}

/** Below a form for members. */
export function NewHere({ redirect }: AuthLinkProps) {
  const t = useMessages('auth');
  return (
    <Text color="fg.muted" textAlign="center">
      {t.rich('newHere', {
        link: (words) => (
          <Link asChild>
            <RouteLink to="/register" search={{ redirect }}>
              {words}
            </RouteLink>
          </Link>
        ),
      })}
    </Text>
  );
}
