import { formatOf } from '#engine/formats/formatOf.ts';
import { seatsProblem } from '#engine/formats/outline.ts';
import type { FormatName, Template } from '#engine/formats/registry.ts';
import { SEATS_AT_MOST } from '#engine/tableSize.ts';
import type { StoredTemplate } from '../games/templates.ts';
import type { DraftSource } from './draftSource.ts';
import { FORMAT_PLANS, type FormatPlans, type Plan } from './plans.ts';

/** A format for a source of cards. */
export interface FormatChoice {
  readonly format: FormatName;
  /** The least table of the format where it is refused. */
  readonly template: StoredTemplate;
  /** Seats that can play this template with these cards, in order; none where it is refused. */
  readonly seats: readonly number[];
  /** Why it cannot be played, with the number that is missing; null where it can. */
  readonly refusal: string | null;
  /** What would be needed to play it as usual; null where it is, or where it is refused. */
  readonly note: string | null;
}

/** How many of something a table needs, and how many there are. */
interface Need {
  readonly of: 'pack' | 'card';
  readonly needs: number;
  readonly has: number;
}

const FORMAT_NAMES = Object.keys(FORMAT_PLANS) as readonly FormatName[];

/** Every format for these cards: offered with the best defaults that they are enough for, or refused. */
export const formatChoices = (source: DraftSource): FormatChoice[] =>
  FORMAT_NAMES.map((format) => formatChoice(source, format));

/** One format for these cards. */
export function formatChoice(source: DraftSource, format: FormatName): FormatChoice {
  const of = FORMAT_PLANS[format];
  const plans = of.plans(source);
  const first = plans[0]!;
  const refusal = source.problem ?? packProblem(source, format, of);
  const fitting =
    refusal === null ? plans.find((plan) => isEnough(source, plan.rules, plan.seats)) : undefined;
  const plan = fitting ?? plans.at(-1)!;
  const template = templateOf(source, format, of, plan);
  if (!fitting)
    return {
      format,
      template,
      seats: [],
      refusal: refusal ?? shortWords(source, `${of.label} for ${playersOf(plan)}`, plan),
      note: null,
    };
  const seats = Array.from({ length: SEATS_AT_MOST }, (_, at) => at + 1).filter((count) =>
    isEnough(source, plan.rules, count),
  );
  return {
    format,
    template,
    seats,
    refusal: null,
    note: plan === first ? null : wouldNeed(source, first),
  };
}

function templateOf(source: DraftSource, format: FormatName, of: FormatPlans, plan: Plan): StoredTemplate {
  const suffix =
    format === 'booster' ? 'draft' : format.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return {
    slug: `${source.slug}-${suffix}`,
    name: `${source.title} ${of.suffix}`,
    blurb: plan.blurb,
    seats: plan.seats,
    clock: of.clock,
    ...plan.rules,
  };
}

/** What the engine opens for a table of this template. */
function needsOf(source: DraftSource, rules: Template, seats: number): Need {
  const opened = formatOf({ template: rules }).packsOpened(rules, seats, () => source.packSize);
  const [first] = opened;
  if (first && 'printings' in first) return { of: 'card', needs: first.printings, has: source.cards };
  const packs = opened.reduce((sum, need) => sum + ('count' in need ? need.count : 0), 0);
  return { of: 'pack', needs: packs, has: source.packs };
}

function isEnough(source: DraftSource, rules: Template, seats: number): boolean {
  if (seatsProblem(rules, seats) !== null) return false;
  const { needs, has } = needsOf(source, rules, seats);
  return needs <= has;
}

/** What is wrong with the packs themselves, however many there are. */
function packProblem({ packSize, themes }: DraftSource, format: FormatName, of: FormatPlans): string | null {
  if (format === 'jumpstart' && themes < LEAST_THEMES)
    return `Jumpstart needs half-decks of at least ${LEAST_THEMES} themes. These packs have none, ${missingWords(LEAST_THEMES, 0)}`;
  if (packSize >= of.leastPack) return null;
  return `${of.label} needs packs of at least ${of.leastPack} cards. These have ${packSize}, ${missingWords(of.leastPack, packSize)}`;
}

const LEAST_THEMES = 2;

const playersOf = ({ seats }: Plan) => (seats === 1 ? '1 player' : `${seats} players`);

const missingWords = (needs: number, has: number): string =>
  `so ${needs - has === 1 ? '1 is' : `${needs - has} are`} missing.`;

/** A need in the words of its source: a pile is counted in cards. `has` is a sentence that goes on. */
function counted({ pile, packSize }: DraftSource, { of, needs, has }: Need) {
  const there = (count: number) => (count === 1 ? 'There is 1' : `There are ${count === 0 ? 'none' : count}`);
  if (of === 'card')
    return { words: `${needs} different cards`, has: there(has), missing: missingWords(needs, has) };
  if (pile !== null)
    return {
      words: `${needs * packSize} cards`,
      has: there(pile),
      missing: missingWords(needs * packSize, pile),
    };
  return {
    words: needs === 1 ? '1 pack' : `${needs} packs`,
    has: has === 0 ? 'There are not enough cards for one' : `There are cards for ${has}`,
    missing: missingWords(needs, has),
  };
}

function shortWords(source: DraftSource, what: string, plan: Plan): string {
  const { words, has, missing } = counted(source, needsOf(source, plan.rules, plan.seats));
  return `${what} with ${plan.has} needs ${words}. ${has}, ${missing}`;
}

const wouldNeed = (source: DraftSource, plan: Plan): string =>
  `${playersOf(plan)} with ${plan.has} would need ${counted(source, needsOf(source, plan.rules, plan.seats)).words}.`;
