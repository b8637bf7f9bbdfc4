import { Button } from '../kit/Button.tsx';
import { cooldownFigure, useCooldown } from './useCooldown.ts';

interface SendAgainButtonProps {
  /** From when on another letter may be asked for, by this browser's clock. */
  readonly fromMs: number;
  readonly isBusy: boolean;
  /** The one thing to do here. */
  readonly isMain?: boolean;
  readonly onPress: () => void;
}

/** Says how long to wait while waiting is needed; it keeps the focus meanwhile. */
export function SendAgainButton({ fromMs, isBusy, isMain = false, onPress }: SendAgainButtonProps) {
  const seconds = useCooldown(fromMs);
  const isWaiting = seconds > 0 && !isBusy;
  return (
    <Button
      className="send-again"
      variant={isMain ? 'solid' : 'outline'}
      size={isMain ? 'lg' : 'md'}
      isBusy={isBusy}
      reason={isWaiting ? 'A new letter can be sent once a minute.' : undefined}
      onClick={onPress}
    >
      {isWaiting ? (
        <>
          Send again in <span className="num">{cooldownFigure(seconds)}</span>
        </>
      ) : isMain ? (
        'Send a new letter'
      ) : (
        'Send again'
      )}
    </Button>
  );
}
