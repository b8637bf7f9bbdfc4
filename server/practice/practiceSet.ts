import { nameIn } from '#contract/games/cardNames.ts';
import { rulesOf, storedTemplateSchema } from '#contract/games/templates.ts';
import type { PracticeSet } from '#contract/practice.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { packsOpened, seatsProblem } from '#engine/formats/outline.ts';
import { sizeProblem } from '#engine/packs/limits.ts';
import { capacityShortage } from '#engine/packs/odds/capacity.ts';
import { setupHashOf } from '#engine/sealedLog.ts';
import { FreezeError, findGame, freezeCatalogue } from '../cards/catalogue.ts';
import { lookOf } from '../cards/look.ts';
import { type NameLanguage, type NamesByCard, readNamesIn } from '../cards/shownNames.ts';
import type { Sql } from '../db/database.ts';

/**
 * The setup of a published booster draft of a published game: what a table of it would freeze, without what only the server
 * reads of it (how many picks a rating was learned from, the printings of free cards). Null for anything that a visitor may
 * not draft, or that cannot be dealt.
 */
export async function readPracticeSet(
  sql: Sql,
  { game: slug, template: wanted }: { readonly game: string; readonly template: string },
  language: NameLanguage = null,
): Promise<PracticeSet | null> {
  const game = await findGame(sql, { slug });
  if (game?.status !== 'published') return null;
  const [row] = await sql.query<{ definition: unknown }>(
    `select definition from draft_template where game_id = $1 and slug = $2 and status = 'published'`,
    [game.id, wanted],
  );
  const stored = storedTemplateSchema.safeParse(row?.definition).data;
  if (!stored) return null;
  const template = rulesOf(stored);
  const { seats } = stored;
  if (template.format !== 'booster' || seatsProblem(template, seats) !== null) return null;
  const catalogue = await freezeCatalogue(
    sql,
    game,
    packsOpened(template, seats).map(({ pack }) => pack),
  ).catch((fault: unknown) => {
    if (fault instanceof FreezeError) return null;
    throw fault;
  });
  if (catalogue === null) return null;
  const { freePrintings: _, ...frozen } = catalogue;
  const setup = {
    catalogue: { ...frozen, cards: frozen.cards.map(publicCard) },
    template,
    seats,
    solo: true,
  };
  const opened = packsOpened(template, seats, catalogue);
  if ((sizeProblem(setup, opened) ?? capacityShortage(setup, opened)) !== null) return null;
  // As the browser will have it: what is left out is not hashed either.
  const sent = JSON.parse(JSON.stringify(setup));
  return {
    hash: setupHashOf(sent),
    template: stored.slug,
    name: stored.name,
    look: lookOf(game.definition),
    setup: sent,
    ...namesFor(await (language === null ? null : readNamesIn(sql, game.id, catalogue)), language),
  };
}

/** They stand beside the setup, so that it is one draft in every language. */
function namesFor(known: NamesByCard | null, language: NameLanguage): Pick<PracticeSet, 'names'> {
  const shown = [...(known ?? [])].flatMap(([index, names]) => {
    const name = language === null ? null : nameIn(names, language);
    return name === null ? [] : [[String(index), name] as const];
  });
  return shown.length === 0 ? {} : { names: Object.fromEntries(shown) };
}

const publicCard = ({ ratedFromPicks: _, ...card }: DraftCard): DraftCard => card;
