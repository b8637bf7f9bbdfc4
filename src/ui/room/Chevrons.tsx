interface ChevronsProps {
  readonly direction: 'left' | 'right';
  readonly count?: number;
  readonly size?: number;
}

/** Where packs go: the first chevron is the brightest. */
export const Chevrons = ({ direction, count = 3, size = 11 }: ChevronsProps) => (
  <svg
    className={direction === 'right' ? 'room-chevs right' : 'room-chevs'}
    viewBox={`0 0 ${count * 9 + 3} 14`}
    width={((count * 9 + 3) * size) / 14}
    height={size}
    fill="none"
    aria-hidden="true"
  >
    {STROKES.slice(0, count).map(({ x, opacity }) => (
      <path
        key={x}
        d={`M${9 + x} 1.8 L${3.5 + x} 7 L${9 + x} 12.2`}
        stroke="currentColor"
        strokeOpacity={opacity}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ))}
  </svg>
);

const STROKES = [
  { x: 0, opacity: 1 },
  { x: 9, opacity: 0.68 },
  { x: 18, opacity: 0.36 },
  { x: 27, opacity: 0.2 },
];
