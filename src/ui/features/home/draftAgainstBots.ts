import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { homeWords } from './homeWords.ts';

export type TemplateSummary = GameSummary['templates'][number];

/** A game and one of its templates, by their slugs. */
export interface SoloWish {
  readonly game: string;
  readonly template: string;
}

export interface SoloPorts {
  /** Resolves once a member or a guest is signed in. */
  readonly ensureSomebody: () => Promise<unknown>;
  readonly games: () => Promise<readonly GameSummary[]>;
  readonly createTable: (table: CreateTable) => Promise<{ readonly draftId: string }>;
  readonly goToRoom: (draftId: string) => Promise<void>;
}

const FIRST_GAME = 'emberwake';

/** The template that a game starts people with: its first `-draft`, else its first. */
export const firstTemplate = (game: GameSummary): TemplateSummary | undefined =>
  game.templates.find(({ slug }) => slug.endsWith('-draft')) ?? game.templates[0];

export interface DraftChoice {
  readonly game: GameSummary;
  readonly template: TemplateSummary;
}

/** What one click drafts: Emberwake where it is published, else the first game that has a template. */
export function firstChoice(games: readonly GameSummary[]): DraftChoice | null {
  const ordered = [
    ...games.filter(({ slug }) => slug === FIRST_GAME),
    ...games.filter(({ slug }) => slug !== FIRST_GAME),
  ];
  for (const game of ordered) {
    const template = firstTemplate(game);
    if (template) return { game, template };
  }
  return null;
}

async function firstWish(games: SoloPorts['games']): Promise<SoloWish> {
  const choice = firstChoice(await games());
  if (!choice) throw new Error((await homeWords())('noGame'));
  return { game: choice.game.slug, template: choice.template.slug };
}

/** From one click to the first pack; throws where any step fails, and then nothing was opened. */
export async function draftAgainstBots(ports: SoloPorts, wish: SoloWish | null): Promise<void> {
  const [chosen] = await Promise.all([wish ?? firstWish(ports.games), ports.ensureSomebody()]);
  const { draftId } = await ports.createTable({ ...chosen, solo: true });
  await ports.goToRoom(draftId);
}
