import { syntheticGames } from '#engine/bots/bench/syntheticGames.ts';
import { type BenchGames, compareBots, type Estimate } from '#engine/bots/bench/tournament.ts';
import { demoBenchGames } from './demoBenchGames.ts';
import type { Row } from './rows.ts';

const SETS = 150;

const rounded = (value: number) => Number(value.toFixed(3));
const inWords = ({ mean, error }: Estimate) => `${mean.toFixed(3)} ± ${error.toFixed(3)}`;

const rowOf = ({ name, gameOf }: BenchGames): Row => ({
  row: `bots: ${name}`,
  unit: 'mean true rating',
  goal: "lane bot's interval above SimpleBot's",
  how: `one seat among seven SimpleBots drafts the same ${SETS} sets once as lane bot and once as SimpleBot; mean true rating of its best legal deck, ± 95 %`,
  measure: async () => {
    const { lane, simple, gain, isBetter } = compareBots(gameOf, SETS, 1);
    return {
      value: rounded(lane.mean),
      met: isBetter,
      remark: `lane bot ${inWords(lane)}, SimpleBot ${inWords(simple)}, difference ${inWords(gain)}`,
      figures: {
        sets: SETS,
        lane: rounded(lane.mean),
        laneError: rounded(lane.error),
        simple: rounded(simple.mean),
        simpleError: rounded(simple.error),
        difference: rounded(gain.mean),
        differenceError: rounded(gain.error),
      },
    };
  },
});

/** The tournament of the bots, a row a game; `npm run bench -- bots` plays all of them. */
export const botRows: readonly Row[] = [...syntheticGames, ...demoBenchGames].map(rowOf);
