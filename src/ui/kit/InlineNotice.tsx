import type { ReactNode } from 'react';
import IconDone from '~icons/ph/check-circle-fill';
import IconInfo from '~icons/ph/info-fill';
import IconError from '~icons/ph/warning-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import './notices.css';

interface InlineNoticeProps {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Told to readers at once, as the joined errors of a form. */
  readonly isSpoken?: boolean;
}

const ICONS = { success: IconDone, error: IconError, warning: IconWarning, info: IconInfo } as const;

/** A notice that belongs to a place on the page and stays there. */
export const InlineNotice = ({ kind, title, children, action, isSpoken = false }: InlineNoticeProps) => {
  const Icon = ICONS[kind];
  return (
    <div
      className={`note ${kind} inline`}
      role={isSpoken ? (kind === 'error' ? 'alert' : 'status') : undefined}
      tabIndex={isSpoken ? -1 : undefined}
    >
      <Icon aria-hidden="true" />
      <div className="note-text">
        {title !== undefined && <b>{title}</b>}
        {children !== undefined && <div className="note-words">{children}</div>}
      </div>
      {action}
    </div>
  );
};
