import { type Reply, refused } from '#contract/refusals.ts';
import type { TableRules } from '#contract/tableRules.ts';
import type { TableSettings } from '#contract/tables.ts';
import type { StoredBoosterTemplate, StoredTemplate } from '#contract/templates.ts';
import type { Round, Step } from '#engine/template.ts';

type Direction = Extract<Step, { do: 'pass' }>['direction'];
type Shaping = Pick<TableSettings, 'rules' | 'reviewSeconds' | 'clock' | 'teams' | 'seats'>;

/** Cards of the smallest and of the largest pack of a kind. */
export interface Sizes {
  readonly least: number;
  readonly most: number;
}
/** Of a kind that a game does not have. */
export const NO_SIZES: Sizes = { least: 0, most: 0 };
type SizesOf = (pack: string) => Sizes;

const done: Reply<null> = { ok: true, value: null };
const OTHER_WAY: Readonly<Record<Direction, Direction>> = { left: 'right', right: 'left', none: 'none' };
const LEAST_TEAM_SEATS = 4;

function directionOf({ opening, steps }: Round): Direction {
  for (const step of [...steps, ...opening]) if (step.do === 'pass') return step.direction;
  return 'none';
}

/** The written rounds, cut or gone on with: further rounds open the same packs in order and turn the direction. */
function roundsFor(written: readonly Round[], packs: number): readonly Round[] {
  const rounds = written.slice(0, packs);
  while (rounds.length < packs) {
    const last = rounds.at(-1);
    const next = written[rounds.length % written.length];
    if (!last || !next) break;
    const direction = OTHER_WAY[directionOf(last)];
    const turned = (step: Step): Step => (step.do === 'pass' ? { ...step, direction } : step);
    rounds.push({ ...next, opening: next.opening.map(turned), steps: next.steps.map(turned) });
  }
  return rounds;
}

function turn(picks: number, burns: number, direction: Direction): Step[] {
  const burn: Step[] = burns > 0 ? [{ do: 'burn', count: burns }] : [];
  return [{ do: 'pick', count: picks }, ...burn, { do: 'pass', direction }];
}

const changesSteps = ({ picks, firstPicks, burns, discardAt }: TableRules): boolean =>
  [picks, firstPicks, burns, discardAt].some((value) => value !== undefined);

/** A round by the host's picks and burns; turns are written out one by one where a rest is thrown away. */
function roundBy(round: Round, rules: TableRules, size: number): Round {
  if (!changesSteps(rules)) return round;
  const direction = directionOf(round);
  const { picks = 1, burns = 0, discardAt = 0 } = rules;
  const { firstPicks = picks } = rules;
  const usual = turn(picks, burns, direction);
  const first = firstPicks === picks ? [] : turn(firstPicks, burns, direction);
  if (discardAt === 0) return { ...round, opening: first, steps: usual };
  const opening: Step[] = [];
  for (let left = size; left > discardAt; left -= (left === size ? firstPicks : picks) + burns)
    opening.push(...(left === size ? turn(firstPicks, burns, direction) : usual));
  return { ...round, opening, steps: [{ do: 'discardRest' }] };
}

const isBooster = (template: StoredTemplate): template is StoredBoosterTemplate =>
  template.format === 'booster';

/** The smallest and the largest of the packs that a round opens. */
function sizesIn({ pack, packBySeat = [] }: Round, sizesOf: SizesOf): Sizes {
  const sizes = [pack, ...packBySeat].map(sizesOf);
  return {
    least: Math.min(...sizes.map(({ least }) => least)),
    most: Math.max(...sizes.map(({ most }) => most)),
  };
}

/** The template as the table's settings shape it, from the one that was written; other formats stay as they are. */
export function shapedTemplate(
  written: StoredTemplate,
  { rules, reviewSeconds = 0 }: Shaping,
  sizesOf: SizesOf,
): StoredTemplate {
  if (!isBooster(written)) return written;
  const { hasReview: _, ...plain } = written;
  const rounds = roundsFor(written.rounds, rules?.packs ?? written.rounds.length).map((round) =>
    rules ? roundBy(round, rules, sizesIn(round, sizesOf).most) : round,
  );
  return { ...plain, rounds, ...(reviewSeconds > 0 && { hasReview: true }) };
}

/** Whether a table may be shaped like this, with the sentence if not. */
export function mayShape(
  written: StoredTemplate,
  { rules, reviewSeconds = 0, clock, teams, seats }: Shaping,
  sizesOf: SizesOf,
): Reply<null> {
  if (teams && (seats % 2 === 1 || seats < LEAST_TEAM_SEATS))
    return refused('wrongSeats', 'Two teams need an even number of seats, at least four.');
  if (!isBooster(written))
    return rules || reviewSeconds > 0
      ? refused('rulesUnfit', 'Packs, picks, burns and a review are set only where packs go round the table.')
      : done;
  if (reviewSeconds > 0 && clock === 'correspondence')
    return refused('rulesUnfit', 'A correspondence table has no review between packs: everybody has days.');
  return mayDiscard(
    rules?.discardAt ?? 0,
    written.rounds.map((round) => sizesIn(round, sizesOf)),
  );
}

/** Turns are counted by the cards of a pack, so that all packs of a round must have as many. */
function mayDiscard(discardAt: number, rounds: readonly Sizes[]): Reply<null> {
  if (discardAt === 0) return done;
  const smallest = Math.min(...rounds.map(({ least }) => least));
  if (discardAt >= smallest)
    return refused('rulesUnfit', `The packs have ${smallest} cards: fewer than that have to be discarded.`);
  const uneven = rounds.find(({ least, most }) => least < most);
  if (!uneven) return done;
  const { least, most } = uneven;
  return refused(
    'rulesUnfit',
    `Packs of a round have ${least} to ${most} cards here: none can be discarded at a number of cards.`,
  );
}
