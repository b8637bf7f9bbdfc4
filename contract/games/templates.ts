import * as z from 'zod/mini';
import type { BoosterTemplate } from '#engine/formats/booster/booster.types.ts';
import type { FormatName, Template } from '#engine/formats/registry.ts';
import { formats } from '#engine/formats/registry.ts';
import type {
  CardRecord,
  ExportTemplate,
  GameDefinition,
  PrintingRecord,
  SetRecord,
  StoredPack,
} from './game.ts';
import { clockPresetSchema } from './gameSummary.ts';

const headSchema = z.looseObject({
  slug: z.string(),
  name: z.string(),
  blurb: z.string(),
  format: z.string(),
  seats: z.int(),
  clock: clockPresetSchema,
});

/** What a template is besides its rules: how people find it, and what a table of it begins with. */
export interface TemplateHead {
  readonly slug: string;
  readonly name: string;
  readonly blurb: string;
  readonly seats: number;
  readonly clock: z.infer<typeof clockPresetSchema>;
}

/** A draft template as stored; the packs it names are slugs of pack definitions of the same game. */
export type StoredTemplate = TemplateHead & Template;

/** A stored template of a booster draft, which is what importers make of packs. */
export type StoredBoosterTemplate = TemplateHead & BoosterTemplate;

const isFormatName = (name: string): name is FormatName => Object.hasOwn(formats, name);

/** Reads the rules of any format, without the head; null when the format is unknown, else a result of zod. */
function readRules(name: string, value: unknown) {
  return isFormatName(name) ? z.safeParse<z.ZodMiniType<Template>>(formats[name].template, value) : null;
}

/** A template from outside or from the database: its head and the rules of its format, other fields left out. */
export const storedTemplateSchema = z.pipe(
  headSchema,
  z.transform((value, context): StoredTemplate => {
    const { slug, name, blurb, seats, clock } = value;
    const rules = readRules(value.format, value);
    if (rules?.success) return { slug, name, blurb, seats, clock, ...rules.data };
    const issues = rules?.error.issues ?? [];
    if (rules === null)
      context.issues.push({
        code: 'custom',
        path: ['format'],
        input: value.format,
        message: `There is no format "${value.format}".`,
      });
    for (const { path, message } of issues)
      context.issues.push({ code: 'custom', path, input: value, message });
    return z.NEVER;
  }),
);

/** What is wrong with a template, as the schemas of its head and of its format tell it. */
export function templateIssues(value: unknown): readonly z.core.$ZodIssue[] {
  const head = z.safeParse(headSchema, value);
  if (!head.success) return head.error.issues;
  const rules = readRules(head.data.format, head.data);
  if (rules === null) return z.safeParse(storedTemplateSchema, value).error?.issues ?? [];
  return rules.success ? [] : rules.error.issues;
}

/** The rules of a template alone, as a setup holds them. Throws when they are not those of its format. */
export function rulesOf(template: StoredTemplate): Template {
  const rules = readRules(template.format, template);
  if (!rules?.success)
    throw new Error(`The template ${template.slug} does not hold the rules of ${template.format}.`);
  return rules.data;
}

/** A whole game as one value: what demo games are written in and what an importer produces for an existing game. */
export interface GameBundle {
  readonly definition: GameDefinition;
  readonly sets: readonly SetRecord[];
  readonly cards: readonly CardRecord[];
  readonly printings: readonly PrintingRecord[];
  readonly packs: readonly StoredPack[];
  readonly templates: readonly StoredTemplate[];
  /** Export templates of this game alone, beside the shipped ones. */
  readonly exports?: readonly ExportTemplate[];
}
