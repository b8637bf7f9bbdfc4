/** A finger: targets are at least 44 px. */
export const COARSE = '@media (pointer: coarse)';
export const FORCED_COLORS = '@media (forced-colors: active)';

/** The ring of the keyboard's focus, `offset` px away from the edge. */
export const focusRing = (offset: number) => ({
  outline: '2px solid var(--focus)',
  outlineOffset: `${offset}px`,
});

/** Cannot be used now: a dashed outline instead of a paler colour. */
export const blockedLook = {
  border: '1px dashed var(--control)',
  background: 'bg.muted',
  boxShadow: 'none',
  color: 'fg.subtle',
  cursor: 'not-allowed',
  filter: 'none',
} as const;
