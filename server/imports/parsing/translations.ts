import { languageTagOf, namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, GameDefinition } from '#contract/games/game.ts';

/** What a card is called and says in another language, by a two- to five-letter code such as `fr`. */
export interface Translation {
  readonly language: string;
  readonly name: string;
  readonly rules: string;
}

/** The card with a translation: its name beside the others, its text among its attributes, such as `rulesFr`. */
export function translated(card: CardRecord, { language, name, rules }: Translation): CardRecord {
  const tag = languageTagOf(language);
  const names = [...Object.entries(card.names ?? {}), ...(tag === null ? [] : [[tag, name] as const])];
  return {
    ...card,
    ...namesBeside(card.name, names),
    attributes: { ...card.attributes, ...(rules !== '' && { [rulesKey(language)]: rules }) },
  };
}

/** The attributes that cards in these languages have. */
export const translationAttributes = (languages: Iterable<string>): GameDefinition['attributes'] =>
  [...new Set(languages)].map((language) => ({
    key: rulesKey(language),
    label: `Text (${language})`,
    type: 'text' as const,
  }));

/** The language that a folder or an ending of a path names: `cards/de/x.json`, `translations/fr/pack/core.fr.json`. */
export function languageOf(fileName: string): string | null {
  const path = fileName.toLowerCase().replaceAll('\\', '/');
  const [, folder, ending] =
    /(?:^|\/)(?:cards|translations|sets)\/([a-z]{2}(?:-?[a-z]{2})?)\/|\.([a-z]{2})\.json$/.exec(path) ?? [];
  return folder ?? ending ?? null;
}

function rulesKey(language: string): string {
  const letters = language.replace(/[^a-z]/g, '');
  return `rules${letters.charAt(0).toUpperCase()}${letters.slice(1)}`;
}
