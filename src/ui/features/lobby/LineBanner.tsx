import { Button } from '../../kit/Button.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';

interface LineBannerProps {
  readonly line: string;
  readonly isSeated: boolean;
  readonly message: string | null;
  /** Missing where no seat could be taken again. */
  readonly onSitAgain: (() => void) | undefined;
  readonly onTables: () => void;
}

/** What happened to the line or to the seat, what is safe, and the way on. */
export function LineBanner({ line, isSeated, message, onSitAgain, onTables }: LineBannerProps) {
  if (line === 'removed')
    return (
      <InlineNotice
        kind="warning"
        title="You’re no longer at this table"
        isSpoken
        action={
          <div className="lobby-banner-acts">
            {onSitAgain !== undefined && (
              <Button size="sm" onClick={onSitAgain}>
                Sit down again
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={onTables}>
              See open tables
            </Button>
          </div>
        }
      >
        {message}
      </InlineNotice>
    );
  if (line === 'lost')
    return (
      <InlineNotice kind="warning" title="Reconnecting…" isSpoken>
        {isSeated ? 'Your seat is safe.' : 'The table is still there.'}
      </InlineNotice>
    );
  if (line === 'offline')
    return (
      <InlineNotice kind="warning" title="You’re offline." isSpoken>
        {isSeated ? 'We’ll keep trying. Your seat is safe.' : 'We’ll keep trying.'}
      </InlineNotice>
    );
  return null;
}
