import type { StoredPack } from '#contract/games/game.ts';
import type { StoredBoosterTemplate, StoredTemplate } from '#contract/games/templates.ts';

/** What a table calls the list that it is opened from: its own name is its owner's affair, and Admins see every table. */
export const LIST_NAME = 'Own list';

const slugAt = (place: number) => (place === 0 ? 'list' : `list-${place + 1}`);

/** Packs and drafts of a list without its name, which importers put into their names and addresses. */
export function withoutName(packs: readonly StoredPack[], templates: readonly StoredTemplate[]) {
  const slugs = new Map(packs.map(({ slug }, place) => [slug, slugAt(place)]));
  const renamed = (slug: string) => slugs.get(slug) ?? slug;
  const named = (template: StoredBoosterTemplate): StoredBoosterTemplate => {
    const { rounds } = template;
    const count = rounds.length === 1 ? '1 pack' : `${rounds.length} packs`;
    return {
      ...template,
      slug: 'list-draft',
      name: `${LIST_NAME} draft`,
      blurb: `${count} each, drafted as the list says.`,
      rounds: rounds.map((round) => ({
        ...round,
        pack: renamed(round.pack),
        ...(round.packBySeat && { packBySeat: round.packBySeat.map(renamed) }),
      })),
    };
  };
  return {
    packs: packs.map((pack) => ({ ...pack, slug: renamed(pack.slug), name: LIST_NAME })),
    templates: templates.flatMap((template) => (template.format === 'booster' ? [named(template)] : [])),
  };
}
