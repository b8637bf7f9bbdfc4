import type { StoredTemplate } from '#contract/games/templates.ts';
import type { Round, Step } from '#engine/core/template.ts';
import type { FormatName } from '#engine/formats/registry.ts';
import { FORMAT_FORMS } from './formatFields.ts';

/** A template as it is being written: what is not right yet stays until it is read. */
export type TemplateDraft = Readonly<Record<string, unknown>>;

export const draftOf = (template: StoredTemplate): TemplateDraft => ({ ...template });

/** A template to begin with, of a format and its packs. */
export function freshTemplate(format: FormatName, pack: string): TemplateDraft {
  const { seats, rules } = FORMAT_FORMS[format];
  return { slug: '', name: '', blurb: '', seats, clock: 'standard', format, ...rules(pack) };
}

/** The same head with the rules of another format. */
export function withFormat(draft: TemplateDraft, format: FormatName, pack: string): TemplateDraft {
  const { slug, name, blurb, clock } = draft;
  return { ...freshTemplate(format, pack), slug, name, blurb, clock };
}

export const textOf = (draft: TemplateDraft, key: string): string => {
  const value = draft[key];
  return typeof value === 'string' ? value : '';
};

export const numberOf = (draft: TemplateDraft, key: string, otherwise = 0): number => {
  const value = draft[key];
  return typeof value === 'number' ? value : otherwise;
};

const isStep = (value: unknown): value is Step =>
  typeof value === 'object' && value !== null && 'do' in value;

const stepsOf = (value: unknown): readonly Step[] => (Array.isArray(value) ? value.filter(isStep) : []);

/** The rounds of a booster draft as far as they can be read. */
export function roundsOf(draft: TemplateDraft): readonly Round[] {
  const rounds: readonly unknown[] = Array.isArray(draft['rounds']) ? draft['rounds'] : [];
  return rounds.flatMap((round) => {
    if (typeof round !== 'object' || round === null || !('pack' in round)) return [];
    const packBySeat = 'packBySeat' in round && Array.isArray(round.packBySeat) ? round.packBySeat : null;
    return [
      {
        pack: String(round.pack),
        ...(packBySeat && { packBySeat: packBySeat.map(String) }),
        opening: stepsOf('opening' in round ? round.opening : []),
        steps: stepsOf('steps' in round ? round.steps : []),
      },
    ];
  });
}

/** A kind of pack and how many of it each seat opens. */
export interface PackCount {
  readonly pack: string;
  readonly count: number;
}

/** The packs of a sealed draft as far as they can be read. */
export function packCountsOf(draft: TemplateDraft): readonly PackCount[] {
  const packs: readonly unknown[] = Array.isArray(draft['packs']) ? draft['packs'] : [];
  return packs.flatMap((each) =>
    typeof each === 'object' && each !== null && 'pack' in each && 'count' in each
      ? [{ pack: String(each.pack), count: Number(each.count) }]
      : [],
  );
}

const OTHER_WAY = { left: 'right', right: 'left', none: 'none' } as const;
const turned = (step: Step): Step =>
  step.do === 'pass' ? { ...step, direction: OTHER_WAY[step.direction] } : step;

/** A round like the one before, passing the other way. */
export const nextRound = (before: Round): Round => ({
  ...before,
  opening: before.opening.map(turned),
  steps: before.steps.map(turned),
});
