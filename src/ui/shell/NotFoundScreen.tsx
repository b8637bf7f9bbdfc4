import { Link } from '@tanstack/react-router';
import { Button } from '../kit/Button.tsx';
import { useScreenTitle } from './usePageTitle.ts';

export function NotFoundScreen() {
  useScreenTitle('Page not found');
  return (
    <div className="page quiet-page">
      <h1>Nothing is dealt here</h1>
      <p className="muted quiet-sentence">This address belongs to no page.</p>
      <Button asChild variant="solid">
        <Link to="/">Back to Home</Link>
      </Button>
    </div>
  );
}
