import type { Bench } from '#contract/admin/packs.ts';
import type { TemplateRow, TemplateStatus } from '#contract/admin/templates.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { FormatName } from '#engine/formats/registry.ts';
import { FORMAT_STARTS } from './formatFields.ts';

/** A template as it's edited: its head, the rules of its format and who can play it. */
export type TemplateForm = StoredTemplate & { readonly status: TemplateStatus };

/** A template to begin with, of a format and its packs. */
export const freshTemplate = (format: FormatName, pack: string): StoredTemplate => ({
  ...{ slug: '', name: '', blurb: '', clock: 'standard' },
  ...FORMAT_STARTS[format](pack),
});

/** The form of a stored template, or of one that begins as `start`. One whose rules can't be read begins afresh. */
export function formOf(row: TemplateRow | null, start: StoredTemplate): TemplateForm {
  if (row === null) return { ...start, status: 'draft' };
  return { ...(row.template ?? { ...start, slug: row.slug, name: row.slug }), status: row.status };
}

/** The pack that most templates of a game open. */
export const usualPack = ({ packs }: Bench): string =>
  packs.toSorted((a, b) => b.usedBy.length - a.usedBy.length)[0]?.pack.slug ?? '';

/** What another format changes in a form: its own rules and seats, and none of the rules of the one before. */
export function withFormat(form: TemplateForm, format: FormatName, pack: string): Record<string, unknown> {
  const { slug, name, blurb, clock, status, ...rules } = form;
  return {
    ...Object.fromEntries(Object.keys(rules).map((key) => [key, undefined])),
    ...FORMAT_STARTS[format](pack),
  };
}
