import { memo } from 'react';
import './card.css';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { type Lane, safeColour } from './gameLook.ts';
import { LANE_GLYPHS } from './laneGlyphs.ts';

interface LaneGlyphProps {
  readonly lane: Lane;
  readonly isOnCard?: boolean;
  /** Height in px; without it the glyph is as high as the words beside it. */
  readonly size?: number;
}

/** A sign of one or two letters, as imports give them to lanes; the first letter of the lane without one. */
const lettersOf = ({ glyph, label }: Lane) =>
  /^[\p{L}\p{N}]{1,2}$/u.test(glyph) ? glyph : label.slice(0, 1).toUpperCase();

/** A lane is never only a hue: its own shape, or letters where the game names no glyph that we have. */
export const LaneGlyph = memo(function LaneGlyph({ lane, isOnCard = false, size }: LaneGlyphProps) {
  const style: StyleWithVariables | undefined = isOnCard
    ? undefined
    : { '--ink': safeColour(lane.hue), ...(size === undefined ? {} : { width: size, height: size }) };
  const path = LANE_GLYPHS[lane.glyph];
  const letters = lettersOf(lane);
  return (
    <svg className={isOnCard ? 'lane' : 'lane ink'} viewBox="0 0 24 24" aria-hidden="true" style={style}>
      {path === undefined ? (
        <>
          <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
          <text
            x="12"
            y={letters.length > 1 ? 16 : 17}
            textAnchor="middle"
            fill="currentColor"
            style={letters.length > 1 ? { fontSize: 11 } : undefined}
          >
            {letters}
          </text>
        </>
      ) : (
        <path d={path} fill="currentColor" fillRule="evenodd" />
      )}
    </svg>
  );
});
