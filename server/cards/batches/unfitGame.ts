import { type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';

/** What a file can tell of a game, by the part of the definition that it becomes. */
const PARTS: Readonly<Record<string, string>> = {
  lanes: 'a lane',
  rarities: 'a rarity',
  attributes: 'a field',
  buckets: 'a place for cards',
};

/**
 * Why a game cannot become this, as a sentence; null where it can. A game is read from what is stored each time it is
 * asked for: one that could not be read again would be lost with all its cards.
 */
export function unfitGame(game: GameDefinition): string | null {
  const read = gameDefinitionSchema.safeParse(game);
  if (read.success) return null;
  const [issue] = read.error.issues;
  const part = PARTS[String(issue?.path[0])] ?? 'something of the game';
  return issue?.code === 'too_big'
    ? `The files have ${part} of more than ${issue.maximum} letters. Shorten it and read them again.`
    : `The files have ${part} that cannot be kept. Look for one without a name and read them again.`;
}
