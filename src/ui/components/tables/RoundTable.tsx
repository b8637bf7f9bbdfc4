import type { TableRow } from '#contract/tables/tableRows.ts';
import { safeColour } from '../cards/gameLook.ts';

const HUES = ['volt', 'dusk', 'tide', 'grove', 'ember', 'bone'] as const;
const MIDDLE = 38;
const REACH = 28;

/** The hue of a name, always the same one. */
function hueOf(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return safeColour(HUES[sum % HUES.length] ?? 'bone');
}

/** A table seen from above, its seats as dots; what they add up to stands beside it in words. */
export const RoundTable = ({ seats, size = 76 }: { seats: TableRow['seats']; size?: number }) => (
  <svg className="seat-ring" viewBox="0 0 76 76" width={size} height={size} aria-hidden="true">
    <circle cx={MIDDLE} cy={MIDDLE} r="17" fill="var(--well)" stroke="var(--hair)" />
    <path
      d="M41 31.5 34.5 38l6.5 6.5"
      fill="none"
      stroke="var(--brass-fg)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    {seats.map((seat, place) => {
      const angle = Math.PI / 2 + (place * 2 * Math.PI) / seats.length;
      const cx = (MIDDLE + REACH * Math.cos(angle)).toFixed(1);
      const cy = (MIDDLE + REACH * Math.sin(angle)).toFixed(1);
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
      return <Dot key={place} seat={seat} cx={cx} cy={cy} />;
    })}
  </svg>
);

const Dot = ({ seat, cx, cy }: { seat: TableRow['seats'][number]; cx: string; cy: string }) => {
  if (seat.kind === 'open') {
    return (
      <circle
        cx={cx}
        cy={cy}
        r="6.5"
        fill="none"
        stroke="var(--brass-fg)"
        strokeWidth="1.5"
        strokeDasharray="2.6 2.6"
      />
    );
  }
  const isBot = seat.kind === 'bot';
  return (
    <circle
      cx={cx}
      cy={cy}
      r="7"
      fill={isBot ? 'var(--s3)' : hueOf(seat.name)}
      stroke={isBot ? 'var(--control)' : 'var(--s1)'}
      strokeWidth="1.5"
    />
  );
};
