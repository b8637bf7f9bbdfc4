/** What it is behind where the host chose nothing. */
export const USUAL_STREAM_DELAY_SECONDS = 60;

/** What a host may choose, in seconds. */
export const STREAM_DELAYS = [0, 15, 30, 60, 120, 180, 300, 600, 900, 1800] as const;

/** How many seconds a stream is behind this table: a rule of the table, which everybody at it is told. */
export const streamDelayOf = ({
  streamDelaySeconds,
}: {
  readonly streamDelaySeconds?: number | undefined;
}): number => streamDelaySeconds ?? USUAL_STREAM_DELAY_SECONDS;
