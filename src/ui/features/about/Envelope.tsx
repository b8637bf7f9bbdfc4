interface EnvelopeProps {
  /** A pocket has no flap, so that something can stick out of it; an open one has its flap up. */
  readonly shape?: 'sealed' | 'pocket' | 'open';
}

/** A letter with the pass mark in its wax. */
export const Envelope = ({ shape = 'sealed' }: EnvelopeProps) => (
  <svg
    style={{ width: '100%', height: 'auto', overflow: 'visible' }}
    viewBox={shape === 'open' ? '0 -92 300 242' : '0 0 300 150'}
    fill="none"
    aria-hidden="true"
  >
    {shape === 'open' && (
      <path
        d="M6 13 150 -84 294 13Z"
        fill="#182b25"
        stroke="#e6b964"
        strokeOpacity=".4"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    )}
    <path
      d="M4 14 150 92 296 14v124a9 9 0 0 1-9 9H13a9 9 0 0 1-9-9Z"
      fill="#25403a"
      stroke="#e6b964"
      strokeOpacity=".55"
      strokeWidth="1.5"
    />
    <path d="M6 144 118 76M294 144 182 76" stroke="#e6b964" strokeOpacity=".35" strokeWidth="1.5" />
    {shape === 'sealed' && (
      <path
        d="M4 14a9 9 0 0 1 9-9h274a9 9 0 0 1 9 9L150 92Z"
        fill="#2f4d42"
        stroke="#e6b964"
        strokeOpacity=".55"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    )}
    <circle cx="150" cy="92" r="25" fill="#e6b964" />
    <circle cx="150" cy="92" r="20" stroke="#8d6a34" strokeOpacity=".6" />
    <path
      d="M155.5 81 144.5 92l11 11"
      stroke="#1b1404"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
