import styles from '../css/text.module.css';

interface LiveRegionProps {
  /** Spoken when it changes; keep the region mounted, with an empty text while there is nothing to say. */
  readonly text: string;
  readonly urgency?: 'polite' | 'assertive';
  /** Raise it to say the same text again. */
  readonly turn?: number;
}

export const LiveRegion = ({ text, urgency = 'polite', turn = 0 }: LiveRegionProps) => (
  <div
    className={styles.visuallyHidden}
    role={urgency === 'polite' ? 'status' : 'alert'}
    aria-live={urgency}
    aria-atomic="true"
  >
    {text === '' ? '' : `${text}${turn % 2 === 0 ? '' : '\u00a0'}`}
  </div>
);
