import { Link } from '@tanstack/react-router';

interface OtherWayProps {
  /** Where somebody was going; the other form leads there too. */
  readonly redirect: string | undefined;
}

export const LogInLink = ({ redirect }: OtherWayProps) => (
  <Link to="/login" search={{ redirect }} className="link">
    Log in
  </Link>
);

/** Below a form for members. */
export const NewHere = ({ redirect }: OtherWayProps) => (
  <p className="muted account-else">
    New here?{' '}
    <Link to="/register" search={{ redirect }} className="link">
      Create an account
    </Link>
  </p>
);
