import type { ErrorComponentProps } from '@tanstack/react-router';
import { selectUnreachable } from '#src/machines/sessionSelectors.ts';
import { useSession } from './actors.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

/** A page that waits for the server keeps its address and says so; any other error is an unexpected one. */
export function MemberError(props: ErrorComponentProps) {
  const isUnreachable = useSession(selectUnreachable) !== null;
  if (!isUnreachable) return <UnexpectedError {...props} />;
  return (
    <div className="page quiet-page">
      <h1>This page waits for the server</h1>
      <p className="muted quiet-sentence">
        You are still signed in. The page opens here as soon as the server answers.
      </p>
    </div>
  );
}
