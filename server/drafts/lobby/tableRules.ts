import type { StoredBoosterTemplate, StoredTemplate } from '#contract/games/templates.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableRules } from '#contract/tables/tableRules.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import type { Round, Step } from '#engine/core/template.ts';
import { roundProblem } from '#engine/formats/booster/program.ts';

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

/** What a step of a template may count; more stands in several steps of one turn. */
const MOST_OF_A_STEP = 100;

function stepsOf(kind: 'pick' | 'burn', count: number): Step[] {
  const steps: Step[] = [];
  for (let left = count; left > 0; left -= MOST_OF_A_STEP)
    steps.push({ do: kind, count: Math.min(left, MOST_OF_A_STEP) });
  return steps;
}

const takes = ({ picks, burns }: Turn): Step[] => [...stepsOf('pick', picks), ...stepsOf('burn', burns)];

const changesSteps = ({ picks, firstPicks, burns, discardAt }: TableRules): boolean =>
  [picks, firstPicks, burns, discardAt].some((value) => value !== undefined);

/** What a turn takes and burns. */
interface Turn {
  readonly picks: number;
  readonly burns: number;
}

/** The turn that begins at this step: picks, then burns. `length` in steps, 0 where another step stands. */
function turnAt(steps: readonly Step[], start: number): Turn & { readonly length: number } {
  const counts = { pick: 0, burn: 0 };
  let at = start;
  for (const kind of ['pick', 'burn'] as const)
    for (let step = steps[at]; step?.do === kind; step = steps[at]) {
      counts[kind] += step.count;
      at += 1;
    }
  return { picks: counts.pick, burns: counts.burn, length: at - start };
}

/** These steps with the turns that `shaped` makes of the written ones; `turn` counts them from 0. */
function withTurns(steps: readonly Step[], shaped: (written: Turn, turn: number) => Turn): Step[] {
  const next: Step[] = [];
  let turn = 0;
  for (let at = 0; at < steps.length; ) {
    const { length, ...written } = turnAt(steps, at);
    const step = steps[at];
    if (length > 0) next.push(...takes(shaped(written, turn++)));
    else if (step) next.push(step);
    at += Math.max(1, length);
  }
  return next;
}

const firstTurnIn = (steps: readonly Step[]): Turn | undefined =>
  steps.map((_, at) => turnAt(steps, at)).find(({ length }) => length > 0);

/** The round by what the host set of its turns; what the host left as it is written stays so. */
function roundBy(round: Round, rules: TableRules, size: number): Round {
  if (!changesSteps(rules)) return round;
  if (rules.discardAt !== undefined) return discardingRound(round, rules, rules.discardAt, size);
  const usual = (written: Turn): Turn => ({
    picks: rules.picks ?? written.picks,
    burns: rules.burns ?? written.burns,
  });
  const fresh = (written: Turn, turn: number): Turn =>
    turn > 0 ? usual(written) : { ...usual(written), picks: rules.firstPicks ?? written.picks };
  const steps = withTurns(round.steps, usual);
  if (firstTurnIn(round.opening)) return { ...round, opening: withTurns(round.opening, fresh), steps };
  if (rules.firstPicks === undefined) return { ...round, steps };
  const first = withTurns(round.steps, fresh);
  const goesOn = round.steps.at(-1)?.do === 'pass';
  return goesOn ? { ...round, opening: [...round.opening, ...first], steps } : { ...round, steps: first };
}

/** What is taken of a fresh pack and at each later turn where all turns of a round are alike. */
function likeTurns(round: Round, rules: TableRules): { readonly fresh: Turn; readonly usual: Turn } {
  const [opens, goesOn] = [firstTurnIn(round.opening), firstTurnIn(round.steps)];
  const written = goesOn ?? opens ?? { picks: 1, burns: 0 };
  const { picks = written.picks, burns = written.burns } = rules;
  return { fresh: { picks: rules.firstPicks ?? opens?.picks ?? picks, burns }, usual: { picks, burns } };
}

/** Whether the turns that are gone on with would neither take nor burn a card: nothing would bring the round to its end. */
function isEmptied(round: Round, rules: TableRules): boolean {
  if (rules.discardAt === undefined) return roundProblem(roundBy(round, rules, 0)) === 'takesNothing';
  const { usual } = likeTurns(round, rules);
  return usual.picks + usual.burns === 0;
}

/**
 * Turns are written out one by one until no more than `discardAt` cards are left, which are thrown away. Only for rules
 * that leave something to take (`mayShape`): it would have no end.
 */
function discardingRound(round: Round, rules: TableRules, discardAt: number, size: number): Round {
  const direction = directionOf(round);
  const { fresh, usual } = likeTurns(round, rules);
  const turn = (taken: Turn): Step[] => [...takes(taken), { do: 'pass', direction }];
  if (discardAt === 0)
    return { ...round, opening: fresh.picks === usual.picks ? [] : turn(fresh), steps: turn(usual) };
  const opening: Step[] = [];
  for (let left = size, next = fresh; left > discardAt; left -= next.picks + next.burns, next = usual)
    opening.push(...turn(next));
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
  const rounds = roundsFor(written.rounds, rules?.packs ?? written.rounds.length);
  if (rules && rounds.some((round) => isEmptied(round, rules)))
    return refused('rulesUnfit', 'With these rules a turn would neither take nor burn a card.');
  return mayDiscard(
    rules?.discardAt ?? 0,
    rounds.map((round) => sizesIn(round, sizesOf)),
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
