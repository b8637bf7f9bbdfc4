import { Box } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { cooldownFigure, useCooldown } from './useCooldown.ts';

interface SendAgainButtonProps {
  /** From when on another email may be asked for, by this browser's clock. */
  readonly fromMs: number;
  readonly isBusy: boolean;
  /** The one thing to do here. */
  readonly isMain?: boolean;
  readonly onPress: () => void;
}

/** Says how long to wait while waiting is needed; it keeps the focus meanwhile. */
export function SendAgainButton({ fromMs, isBusy, isMain = false, onPress }: SendAgainButtonProps) {
  const t = useMessages('auth');
  const seconds = useCooldown(fromMs);
  const isWaiting = seconds > 0 && !isBusy;
  return (
    <ActionButton
      variant={isMain ? 'solid' : 'outline'}
      size={isMain ? 'lg' : 'md'}
      alignSelf="center"
      minWidth="11.5em"
      isBusy={isBusy}
      reason={isWaiting ? t('sendAgainWait') : undefined}
      onClick={onPress}
    >
      {isWaiting ? (
        <span>
          {t.rich('sendAgainIn', {
            time: cooldownFigure(seconds),
            figure: (time) => (
              <Box as="span" textStyle="code">
                {time}
              </Box>
            ),
          })}
        </span>
      ) : (
        t(isMain ? 'sendNewEmail' : 'sendAgain')
      )}
    </ActionButton>
  );
}
