import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconDone from '~icons/ph/check-circle-fill';
import IconInfo from '~icons/ph/info-fill';
import IconError from '~icons/ph/warning-circle-fill';
import IconWarning from '~icons/ph/warning-fill';

interface InlineAlertProps {
  readonly status: 'success' | 'error' | 'warning' | 'info';
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears, and able to take the focus, such as the joined errors of a form. */
  readonly isAnnounced?: boolean;
  /** Takes the focus when it appears; it has to be announced for that. */
  readonly takesFocus?: boolean;
}

const ICONS = { success: IconDone, error: IconError, warning: IconWarning, info: IconInfo } as const;

/** A notice that belongs to a place on the page and stays there. */
export function InlineAlert({
  status,
  title,
  children,
  action,
  isAnnounced = false,
  takesFocus = false,
}: InlineAlertProps) {
  const Icon = ICONS[status];
  const announced = { role: status === 'error' ? 'alert' : 'status', tabIndex: -1 };
  return (
    <Alert.Root {...(takesFocus && { ref: focusOnArrival })} status={status} {...(isAnnounced && announced)}>
      <Alert.Indicator>
        <Icon aria-hidden="true" />
      </Alert.Indicator>
      <Alert.Content>
        {title !== undefined && <Alert.Title>{title}</Alert.Title>}
        {children !== undefined && <Alert.Description>{children}</Alert.Description>}
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}

const focusOnArrival = (alert: HTMLElement | null) => alert?.focus();
