import { chakra } from '@chakra-ui/react';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { clockPresets, pickSeconds } from '#engine/clock.ts';
import { TimeBankPicture } from '../correspondence/TimeBankPicture.tsx';

const CARDS = 15;
const BARS = CARDS - 1;
const WIDTH = 196;
const HEIGHT = 46;
const LONGEST_SECONDS = 120;
const GAP = 2;

/** The time for each pick of a pack as bars, from the first to the last, or a time bank; its words stand beside it. */
export function Ladder({ clock }: { readonly clock: ClockPreset }) {
  const { [clock]: preset } = clockPresets;
  if (preset.kind === 'correspondence') return <TimeBankPicture />;
  const step = WIDTH / BARS;
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="full"
      height="46px"
      mt="auto"
      pt="2.5"
      boxSizing="content-box"
      color="var(--chart-sea)"
      fill="currentColor"
      aria-hidden="true"
      css={{ '[data-state=checked] &': { color: 'brass.fg' } }}
    >
      {preset.kind === 'none' ? (
        <path
          d={`M1 ${HEIGHT - 1.5}H${WIDTH}`}
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="3 6"
          strokeLinecap="round"
        />
      ) : (
        Array.from({ length: BARS }, (_, bar) => {
          const seconds = pickSeconds(preset, CARDS - bar, CARDS) ?? 0;
          const height = Math.max(2, (seconds / LONGEST_SECONDS) * HEIGHT);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the ladder
              key={bar}
              x={bar * step}
              y={HEIGHT - height}
              width={step - GAP}
              height={height}
              rx="1.5"
            />
          );
        })
      )}
    </chakra.svg>
  );
}
