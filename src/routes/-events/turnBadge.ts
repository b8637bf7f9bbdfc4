/** What the badge needs of the browser; `navigator` of browsers that have badges. */
export interface Badging {
  readonly setAppBadge: (turns: number) => Promise<void>;
  readonly clearAppBadge: () => Promise<void>;
}

export interface TurnBadgePorts {
  readonly badging: Badging;
  /** At how many tables it is the reader's turn. */
  readonly countTurns: () => Promise<number>;
  /** Calls back whenever the number may be another, until the returned function is called. */
  readonly hear: (listener: () => void) => () => void;
}

/** The badging of this browser; null where there is none, and in a tab, which has no icon to show a number on. */
export const badgingOf = (browser: Partial<Badging>, isInstalled: boolean): Badging | null =>
  isInstalled && browser.setAppBadge && browser.clearAppBadge ? (browser as Badging) : null;

/**
 * Shows on the icon of the installed application at how many tables it is the reader's turn: a number, no table's name.
 * A number that cannot be asked for stays as it is. The returned function ends it and takes the badge away.
 */
export function keepTurnBadge({ badging, countTurns, hear }: TurnBadgePorts): () => void {
  let asked = 0;
  let isOver = false;
  const show = (turns: number) => (turns > 0 ? badging.setAppBadge(turns) : badging.clearAppBadge());
  const count = async () => {
    asked += 1;
    const mine = asked;
    const turns = await countTurns().catch(() => null);
    // Of two answers the one that was asked for last is true.
    if (!isOver && mine === asked && turns !== null) await show(turns).catch(() => {});
  };
  const stop = hear(() => void count());
  void count();
  return () => {
    isOver = true;
    stop();
    // The next person here is not shown what waits for this one.
    badging.clearAppBadge().catch(() => {});
  };
}
