/** What protects a route from what is sent to it. */
export interface RouteCare {
  readonly isGuarded: boolean;
  /** Bytes. */
  readonly bodyLimit: number;
}
