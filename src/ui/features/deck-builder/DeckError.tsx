import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBanner } from '../../kit/ErrorBanner.tsx';

interface DeckErrorProps {
  /** The server's own sentence when it answered with a no; null when something failed. */
  readonly refusal: string | null;
  readonly details: string;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** A deck that is not to be seen, or could not be loaded. */
export const DeckError = ({ refusal, details, onRetry, onLeave }: DeckErrorProps) => (
  <div className="page">
    <h1 className="vh">Deck</h1>
    {refusal === null ? (
      <ErrorBanner
        title="The deck could not be loaded"
        details={details}
        onRetry={onRetry}
        onDismiss={onLeave}
      >
        Nothing is lost: a deck is kept by the server as it was last saved.
      </ErrorBanner>
    ) : (
      <EmptyState title="No deck to show" action={<Button onClick={onLeave}>My drafts</Button>}>
        {refusal}
      </EmptyState>
    )}
  </div>
);
