import { type ReactNode, useId, useState } from 'react';
import { NO_ANSWER, OFFLINE } from '#src/machines/failure.ts';
import { firstWords } from '#src/ui/messages/firstWords.ts';
import IconRetry from '~icons/ph/arrow-clockwise';
import IconCaret from '~icons/ph/caret-down-bold';
import IconError from '~icons/ph/warning-circle-fill';
import styles from './errorBanner.module.css';
import { PlainButton } from './PlainButton.tsx';
import { useIsOffline } from './useIsOffline.ts';

interface ErrorBannerProps {
  /** What failed, as "Your decks could not be loaded". */
  readonly title: string;
  /** What is safe and what happens now. */
  readonly children?: ReactNode;
  /** For whoever mends it: call, status, request id. Never a stack of the server. */
  readonly details?: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Stands where the thing failed, and says where there was no connection or no answer. */
export function ErrorBanner({
  title,
  children,
  details,
  isRetrying = false,
  onRetry,
  onDismiss,
}: ErrorBannerProps) {
  const isOffline = useIsOffline();
  const why = isOffline ? OFFLINE : details?.includes(NO_ANSWER) ? NO_ANSWER : '';
  return (
    <div className={styles.banner} role="alert">
      <div className={styles.top}>
        <IconError aria-hidden="true" />
        <div className={styles.words}>
          <b>{title}</b>
          {why && <div>{why}</div>}
          {children !== undefined && <div>{children}</div>}
        </div>
        <div className={styles.acts}>
          <PlainButton isBusy={isRetrying} onClick={onRetry}>
            {!isRetrying && <IconRetry aria-hidden="true" />}
            {firstWords('retry')}
          </PlainButton>
          <PlainButton look="ghost" onClick={onDismiss}>
            {firstWords('dismiss')}
          </PlainButton>
        </div>
      </div>
      {details !== undefined && <ErrorDetails details={details} />}
    </div>
  );
}

function ErrorDetails({ details }: { readonly details: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const copy = () =>
    navigator.clipboard.writeText(details).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <div className={styles.more}>
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <IconCaret aria-hidden="true" />
          {firstWords('details')}
        </button>
        {isUnfolded && (
          <button type="button" onClick={copy}>
            {firstWords(isCopied ? 'copied' : 'copy')}
          </button>
        )}
      </div>
      <pre id={id} hidden={!isUnfolded}>
        {details}
      </pre>
    </>
  );
}
