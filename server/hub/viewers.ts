/** Something that looks at a table through one connection. */
export interface OnLine {
  readonly line: { readonly id: string; readonly memberId: string };
}

/** Who looks at which table: by table and by connection. */
export interface Viewers<Viewer extends OnLine> {
  at(draftId: string): readonly Viewer[];
  isWatched(draftId: string): boolean;
  /** The tables that are looked at. */
  watched(): readonly string[];
  /** Puts a viewer at a table, in place of an older one of the same connection; tells which table gave way, if any. */
  place(draftId: string, viewer: Viewer): string | null;
  /** Takes a connection from a table; tells whether it was there. */
  remove(draftId: string, lineId: string): boolean;
  /** The tables one connection looks at, the first one first. */
  openedBy(lineId: string): readonly string[];
}

/**
 * Viewers where each connection may look at so many tables at once. `follow` is called with each table that somebody begins
 * to look at, and what it answers when nobody looks at it any more.
 */
export function createViewers<Viewer extends OnLine>(
  mostTables: number,
  follow: (draftId: string) => () => void,
): Viewers<Viewer> {
  const byTable = new Map<string, Map<string, Viewer>>();
  const unfollow = new Map<string, () => void>();
  const byLine = new Map<string, Set<string>>();

  function remove(draftId: string, lineId: string): boolean {
    const viewers = byTable.get(draftId);
    const wasHere = viewers?.delete(lineId) ?? false;
    if (viewers?.size === 0) {
      byTable.delete(draftId);
      unfollow.get(draftId)?.();
      unfollow.delete(draftId);
    }
    const opened = byLine.get(lineId);
    opened?.delete(draftId);
    if (opened?.size === 0) byLine.delete(lineId);
    return wasHere;
  }

  return {
    remove,
    at: (draftId) => [...(byTable.get(draftId)?.values() ?? [])],
    isWatched: (draftId) => byTable.has(draftId),
    watched: () => [...byTable.keys()],
    openedBy: (lineId) => [...(byLine.get(lineId) ?? [])],
    place(draftId, viewer) {
      const { id } = viewer.line;
      if (!byTable.has(draftId)) unfollow.set(draftId, follow(draftId));
      byTable.set(draftId, (byTable.get(draftId) ?? new Map<string, Viewer>()).set(id, viewer));
      const opened = (byLine.get(id) ?? new Set<string>()).add(draftId);
      byLine.set(id, opened);
      const [first] = opened;
      if (opened.size <= mostTables || first === undefined || first === draftId) return null;
      remove(first, id);
      return first;
    },
  };
}
