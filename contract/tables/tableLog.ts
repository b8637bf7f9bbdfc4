/** One line of the table log, made from an event (`linesOf`); the screen puts it into words. `card` is set for the reader's seat alone. */
export interface LogEntry {
  readonly version: number;
  readonly atMs: number;
  readonly what:
    | 'took'
    | 'tookBack'
    | 'packArrived'
    | 'roundOpened'
    | 'roundBegan'
    | 'botTookOver'
    | 'returned'
    | 'paused'
    | 'resumed'
    | 'completed';
  readonly seat: number | null;
  readonly card: number | null;
  /** Cards that were taken. */
  readonly count: number;
  /** Of a pause. */
  readonly who?: PauseView['who'];
}

/** Who paused the draft. `seat` is null for an organiser, an Admin, and where it is not known any more. */
export interface PauseView {
  readonly who: 'player' | 'host' | 'admin';
  readonly seat: number | null;
  /** When the draft resumes on its own; null for a host's pause. */
  readonly endsAtMs: number | null;
}
