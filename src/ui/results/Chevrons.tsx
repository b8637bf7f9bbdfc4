/** The pass mark: three strokes that fade, mirrored for a pass to the right. */
export const Chevrons = ({ isRight = false }: { readonly isRight?: boolean }) => (
  <svg
    className={isRight ? 'chevrons right' : 'chevrons'}
    viewBox="0 0 30 14"
    width="30"
    height="14"
    fill="none"
    aria-hidden="true"
  >
    {[0, 1, 2].map((place) => (
      <path
        key={place}
        d={`M${9 + place * 9} 1.8 L${3.5 + place * 9} 7 L${9 + place * 9} 12.2`}
        stroke="currentColor"
        strokeOpacity={1 - place * 0.32}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ))}
  </svg>
);
