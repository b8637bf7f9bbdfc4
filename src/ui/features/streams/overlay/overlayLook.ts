/** What words stand on over whatever picture is behind: nearly opaque, so that they can be read. */
export const PANEL = {
  background: 'color-mix(in srgb, var(--s1) 92%, transparent)',
  border: 'hair',
  borderRadius: 'panel',
  color: 'fg',
} as const;
