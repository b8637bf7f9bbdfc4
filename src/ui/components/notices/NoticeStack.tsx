import { memo, useRef } from 'react';
import { partWords } from '#src/ui/messages/partWords.ts';
import IconDone from '~icons/ph/check-circle-fill';
import IconInfo from '~icons/ph/info-fill';
import IconError from '~icons/ph/warning-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import IconClose from '~icons/ph/x';
import styles from './noticeStack.module.css';

export interface StackedNotice {
  readonly id: string;
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** How many equal notices it stands for. */
  readonly count: number;
  readonly position: string;
  /** Length of the life line; none when it stays until closed. */
  readonly timeoutMs?: number;
  /** Null while its time is held. */
  readonly runsSinceMs?: number | null;
  readonly action?: { readonly words: string; readonly onPress: () => void } | undefined;
}

interface NoticeStackProps {
  readonly notices: readonly StackedNotice[];
  readonly onDismiss: (id: string) => void;
  /** The pointer or the focus has come upon the stack: the time of its notices stands still. */
  readonly onHold: (by: 'pointer' | 'focus') => void;
  readonly onRelease: (by: 'pointer' | 'focus') => void;
}

/** Paints what the notification queue shows, under the header. Errors interrupt a reader, the rest wait their turn. */
export const NoticeStack = (props: NoticeStackProps) => {
  const positions = [...new Set(['top', ...props.notices.map((notice) => notice.position)])];
  return positions.map((position) => (
    <Stack
      {...props}
      key={position}
      position={position}
      notices={props.notices.filter((notice) => notice.position === position)}
    />
  ));
};

const Stack = ({
  notices,
  position,
  onDismiss,
  onHold,
  onRelease,
}: NoticeStackProps & { readonly position: string }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only holds the time; nothing is done by it
  <div
    className={styles.stack}
    data-notices={position}
    onPointerEnter={() => onHold('pointer')}
    onPointerLeave={() => onRelease('pointer')}
    onFocus={() => onHold('focus')}
    onBlur={(event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onRelease('focus');
    }}
  >
    <div role="alert">
      {notices.map(
        (notice) => notice.kind === 'error' && <Note key={notice.id} notice={notice} onDismiss={onDismiss} />,
      )}
    </div>
    <div role="status">
      {notices.map(
        (notice) => notice.kind !== 'error' && <Note key={notice.id} notice={notice} onDismiss={onDismiss} />,
      )}
    </div>
  </div>
);

const ICONS = { success: IconDone, error: IconError, warning: IconWarning, info: IconInfo } as const;

const Note = memo(function Note(props: Readonly<{ notice: StackedNotice; onDismiss: (id: string) => void }>) {
  const { id, kind, text, count, timeoutMs = 0, runsSinceMs, action } = props.notice;
  const Icon = ICONS[kind];
  // Who pressed something and then acts on its notice goes on where they were.
  const raisedAt = useRef(document.activeElement);
  const leave = () => {
    props.onDismiss(id);
    if (action && raisedAt.current instanceof HTMLElement && raisedAt.current.isConnected)
      raisedAt.current.focus();
  };
  return (
    <div className={styles.notice} data-notice={kind}>
      <Icon aria-hidden="true" />
      <span className={styles.text} data-part="text">
        {text}
      </span>
      {action && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            leave();
            action.onPress();
          }}
        >
          {action.words}
        </button>
      )}
      {count > 1 && (
        <span className={styles.count} data-part="count">
          × {count}
        </span>
      )}
      <button type="button" className={styles.close} aria-label={partWords('closeNotice')} onClick={leave}>
        <IconClose aria-hidden="true" />
      </button>
      {timeoutMs > 0 && (
        <i
          key={count}
          className={styles.life}
          data-part="life"
          style={{
            animationDuration: `${timeoutMs}ms`,
            animationPlayState: runsSinceMs === null ? 'paused' : 'running',
          }}
        />
      )}
    </div>
  );
});
