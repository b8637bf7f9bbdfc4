import * as z from 'zod/mini';
import { STEPS_AT_MOST, type Step } from '#engine/core/template.ts';
import { packsOpened, seatsProblem } from '#engine/formats/outline.ts';
import { SEATS_AT_MOST } from '#engine/tableSize.ts';
import { rulesOf, type StoredTemplate, storedTemplateSchema, templateIssues } from '../games/templates.ts';
import { slugSchema } from './packs.ts';
import { tableSelectionSchema } from './table.ts';

export const templateStatusSchema = z.enum(
  ['draft', 'preview', 'published', 'archived'],
  'A template is a draft, in preview, published or archived.',
);
export type TemplateStatus = z.infer<typeof templateStatusSchema>;

/** Body of POST …/templates; the template is read by `readWrittenTemplate`. */
export const addTemplateSchema = z.object({
  game: z.string(),
  status: templateStatusSchema,
  template: z.unknown(),
});
export type AddTemplate = z.infer<typeof addTemplateSchema>;

/** Body of PUT …/templates/{id}; `version` is the one the change was made on. */
export const saveTemplateSchema = z.object({
  version: z.string(),
  status: templateStatusSchema,
  template: z.unknown(),
});
export type SaveTemplate = z.infer<typeof saveTemplateSchema>;

/** Body of PUT /api/admin/templates: the same status for many. */
export const setStatusesSchema = z.object({
  selection: tableSelectionSchema,
  status: templateStatusSchema,
});
export type SetStatuses = z.infer<typeof setStatusesSchema>;

/** How many templates were changed, and the activity by which it is undone; null where none was. */
export const statusesSetSchema = z.object({ activityId: z.nullable(z.string()), templates: z.int() });
export type StatusesSet = z.infer<typeof statusesSetSchema>;

/** A stored template; `template` is null where its rules cannot be read any more. */
export const templateRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  version: z.string(),
  status: templateStatusSchema,
  ownerName: z.nullable(z.string()),
  isMine: z.boolean(),
  template: z.nullable(z.custom<StoredTemplate>((value) => typeof value === 'object' && value !== null)),
});
export type TemplateRow = z.infer<typeof templateRowSchema>;

/** Reply of GET …/templates?game=. */
export const templateListSchema = z.object({ templates: z.array(templateRowSchema) });

const headSchema = z.looseObject({
  slug: slugSchema,
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give the template a name.'),
      z.maxLength(80, 'A name has at most 80 characters.'),
    ),
  blurb: z.string().check(z.trim(), z.maxLength(300, 'The line for hosts has at most 300 characters.')),
  seats: z
    .int('Seats are a whole number.')
    .check(
      z.gte(1, 'A table has at least one seat.'),
      z.lte(SEATS_AT_MOST, `A table has at most ${SEATS_AT_MOST} seats.`),
    ),
});

/** What the form of an editor is held against: the head, then the rules of its format, each fault in words. */
export const templateFormSchema = headSchema.check(({ value, issues }) => {
  for (const issue of templateIssues(value))
    issues.push({ code: 'custom', path: [...issue.path], input: value, message: issueWords(issue) });
});

/** A template that can be played, or every sentence on why not. */
export type TemplateReading =
  | { readonly ok: true; readonly template: StoredTemplate }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Reads a template as an editor sends it; `knows` tells whether the game has a pack of that slug. */
export function readWrittenTemplate(value: unknown, knows: (pack: string) => boolean): TemplateReading {
  const head = z.safeParse(headSchema, value);
  if (!head.success) return { ok: false, sentences: head.error.issues.map(issueWords) };
  const read = z.safeParse(storedTemplateSchema, head.data);
  if (!read.success) return { ok: false, sentences: templateIssues(head.data).map(issueWords) };
  const sentences = templateProblems(read.data, knows);
  return sentences.length === 0 ? { ok: true, template: read.data } : { ok: false, sentences };
}

/** What keeps a template that is well-formed from being played, a sentence each. */
export function templateProblems(
  template: StoredTemplate,
  knows: (pack: string) => boolean,
): readonly string[] {
  const rules = rulesOf(template);
  const seats = seatsProblem(rules, template.seats);
  const opened = new Set(packsOpened(rules, template.seats).map(({ pack }) => pack));
  const unknown = [...opened].filter((pack) => !knows(pack));
  return [
    ...(seats === null ? [] : [seats]),
    ...unknown.map((pack) => `The game has no pack “${pack}”.`),
    ...(template.format === 'booster' ? template.rounds.flatMap(programProblems) : []),
  ];
}

const ends = ({ do: does }: Step) => does === 'pass' || does === 'discardRest';
const takes = ({ do: does }: Step) => does !== 'pass';

/** Both parts of a round end in a pass or in discarding the rest; the repeated part takes cards. */
function programProblems(
  { opening, steps }: { readonly opening: readonly Step[]; readonly steps: readonly Step[] },
  at: number,
): readonly string[] {
  const round = `Round ${at + 1}`;
  const last = steps.at(-1);
  const first = opening.at(-1);
  return [
    ...(Math.max(steps.length, opening.length) > STEPS_AT_MOST
      ? [`${round} has more steps than ${STEPS_AT_MOST}.`]
      : []),
    ...(last === undefined ? [`${round} has no steps.`] : []),
    ...(last !== undefined && !ends(last)
      ? [`${round} has to end in passing the pack or discarding the rest.`]
      : []),
    ...(last !== undefined && !steps.some(takes) ? [`${round} takes no card in its repeated steps.`] : []),
    ...(first !== undefined && !ends(first)
      ? [`The first steps of ${round.toLowerCase()} have to end in passing the pack or discarding the rest.`]
      : []),
  ];
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** What schemas say by themselves. */
const GENERIC = /^(Invalid|Too (small|big)|Unrecognized)/;

/** An issue of a schema in words: its own sentence, or where it is and what was expected there. */
export function issueWords(issue: Issue): string {
  if (issue.message !== '' && !GENERIC.test(issue.message)) return issue.message;
  const where = placeWords(issue.path);
  if (issue.code === 'too_small')
    return issue.origin === 'array' || issue.origin === 'string'
      ? `${where} may not be empty.`
      : `${where} has to be at least ${String(issue.minimum)}.`;
  if (issue.code === 'too_big') return `${where} has to be at most ${String(issue.maximum)}.`;
  return `${where} is missing or is not what it should be.`;
}

/** `rounds.0.steps.1.count` is "Rounds 1, steps 2, count". */
function placeWords(path: readonly PropertyKey[]): string {
  const parts: string[] = [];
  for (const part of path) {
    if (typeof part === 'number' && parts.length > 0) parts.push(`${parts.pop()} ${part + 1}`);
    else parts.push(String(part).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
  }
  const words = parts.join(', ');
  return words === '' ? 'The template' : words.charAt(0).toUpperCase() + words.slice(1);
}
