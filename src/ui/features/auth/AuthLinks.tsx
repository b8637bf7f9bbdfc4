import { Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { AuthFootnote } from './AuthFootnote.tsx';

interface AuthLinkProps {
  /** Where somebody was going; the other form leads there too. */
  readonly redirect?: string | undefined;
}

interface LogInLinkProps extends AuthLinkProps {
  readonly children: ReactNode;
}

export const LogInLink = ({ redirect, children }: LogInLinkProps) => (
  <Link asChild>
    <RouteLink to="/login" search={{ redirect }}>
      {children}
    </RouteLink>
  </Link>
);

/** Below a form for members. */
export function NewHere({ redirect }: AuthLinkProps) {
  const t = useMessages('auth');
  return (
    <AuthFootnote>
      {t.rich('newHere', {
        link: (words) => (
          <Link asChild>
            <RouteLink to="/register" search={{ redirect }}>
              {words}
            </RouteLink>
          </Link>
        ),
      })}
    </AuthFootnote>
  );
}

/** Below a form for a forgotten password. */
export function Remembered() {
  const t = useMessages('auth');
  return (
    <AuthFootnote>{t.rich('remembered', { link: (words) => <LogInLink>{words}</LogInLink> })}</AuthFootnote>
  );
}
