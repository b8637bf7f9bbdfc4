interface ChevronsProps {
  readonly direction: 'left' | 'right';
  readonly count?: number;
  readonly size?: number;
}

/** Where packs go: the first chevron is the brightest. */
export function Chevrons({ direction, count = 3, size = 11 }: ChevronsProps) {
  const width = count * 9 + 3;
  const way = direction === 'right' ? -1 : 1;
  return (
    <svg
      className="chevrons"
      viewBox={`${way < 0 ? -width : 0} 0 ${width} 14`}
      width={(width * size) / 14}
      height={size}
      fill="none"
      aria-hidden="true"
    >
      {STROKES.slice(0, count).map(({ x, opacity }) => (
        <path
          key={x}
          d={`M${way * (9 + x)} 1.8 L${way * (3.5 + x)} 7 L${way * (9 + x)} 12.2`}
          stroke="currentColor"
          strokeOpacity={opacity}
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

const STROKES = [
  { x: 0, opacity: 1 },
  { x: 9, opacity: 0.68 },
  { x: 18, opacity: 0.36 },
  { x: 27, opacity: 0.2 },
];
