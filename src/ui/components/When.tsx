import { agoWords, momentWords } from '../messages/moments.ts';

interface WhenProps {
  /** ISO 8601, or milliseconds since 1970. */
  readonly at: string | number;
  /** The clock that `at` is by, where it's another one than this browser's. */
  readonly nowMs?: number;
}

/** How long ago something was; the exact moment is in its title. */
export const When = ({ at, nowMs }: WhenProps) => (
  <time dateTime={new Date(at).toISOString()} title={momentWords(at)}>
    {agoWords(at, nowMs)}
  </time>
);
