import { Link, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { words } from './words.ts';

interface AuthLinkProps {
  /** Where somebody was going; the other form leads there too. */
  readonly redirect: string | undefined;
}

export const LogInLink = ({ redirect }: AuthLinkProps) => (
  <Link asChild>
    <RouteLink to="/login" search={{ redirect }}>
      {words.submit}
    </RouteLink>
  </Link>
);

/** Below a form for members. */
export const NewHere = ({ redirect }: AuthLinkProps) => (
  <Text color="fg.muted" textAlign="center">
    {words.newHere}{' '}
    <Link asChild>
      <RouteLink to="/register" search={{ redirect }}>
        {words.createAccount}
      </RouteLink>
    </Link>
  </Text>
);
