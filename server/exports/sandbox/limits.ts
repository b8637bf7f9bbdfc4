/** What one rendering may use. */
export interface SandboxLimits {
  readonly templateCharacters: number;
  readonly outputCharacters: number;
  /** Parts of templates that are rendered, a loop's each time; the same on a busy machine as on an idle one. */
  readonly steps: number;
  /** LiquidJS gives up by itself when strings and lists it made are this long together. */
  readonly memoryUnits: number;
  /** After this long the thread is ended from outside, whatever it does. */
  readonly killMs: number;
  /** The thread's own heap. */
  readonly heapMegabytes: number;
  /** Renderings that may wait for the thread. */
  readonly waiting: number;
}

export const SANDBOX_LIMITS: SandboxLimits = {
  templateCharacters: 50_000,
  outputCharacters: 1_000_000,
  steps: 60_000,
  memoryUnits: 5_000_000,
  killMs: 5000,
  heapMegabytes: 64,
  waiting: 32,
};
