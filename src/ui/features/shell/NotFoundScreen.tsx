import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Button } from '../../kit/Button.tsx';
import { lateIfAny } from '../../kit/late.ts';
import { useScreenTitle } from './usePageTitle.ts';

const NotFoundPicture = lateIfAny(() => import('./NotFoundPicture.tsx'), 'NotFoundPicture');

/** What stands at an address that belongs to no page: the address, two ways on, and a card of that place. */
export function NotFoundScreen() {
  useScreenTitle('Page not found');
  const address = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <div className="page not-found">
      <div className="quiet-page">
        <h1>Nothing is dealt here</h1>
        <p className="muted quiet-sentence">
          No page lives at <span className="num">{address}</span>. What was here may be over, or a letter
          slipped.
        </p>
        <div className="not-found-ways">
          <Button asChild variant="solid">
            <Link to="/">Back to Home</Link>
          </Button>
          <Button asChild>
            <Link to="/drafts">See open tables</Link>
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        <NotFoundPicture />
      </Suspense>
    </div>
  );
}
