import type { CardRecord, GameDefinition } from '#contract/games/game.ts';

/** What a card is called and says in another language, by a two- to five-letter code such as `fr`. */
export interface Translation {
  readonly language: string;
  readonly name: string;
  readonly rules: string;
}

const parts = ['name', 'rules'] as const;

/** The card with a translation among its attributes: `nameFr`, `rulesFr`. */
export function translated(card: CardRecord, { language, ...texts }: Translation): CardRecord {
  const added = parts.flatMap((part) => (texts[part] === '' ? [] : [[keyOf(part, language), texts[part]]]));
  return { ...card, attributes: { ...card.attributes, ...Object.fromEntries(added) } };
}

/** The attributes that cards in these languages have. */
export function translationAttributes(languages: Iterable<string>): GameDefinition['attributes'] {
  return [...new Set(languages)].flatMap((language) => [
    { key: keyOf('name', language), label: `Name (${language})`, type: 'text' as const },
    { key: keyOf('rules', language), label: `Text (${language})`, type: 'text' as const },
  ]);
}

/** The language that a folder or an ending of a path names: `cards/de/x.json`, `translations/fr/pack/core.fr.json`. */
export function languageOf(fileName: string): string | null {
  const path = fileName.toLowerCase().replaceAll('\\', '/');
  const [, folder, ending] =
    /(?:^|\/)(?:cards|translations|sets)\/([a-z]{2}(?:-?[a-z]{2})?)\/|\.([a-z]{2})\.json$/.exec(path) ?? [];
  return folder ?? ending ?? null;
}

function keyOf(part: (typeof parts)[number], language: string): string {
  const letters = language.replace(/[^a-z]/g, '');
  return part + letters.charAt(0).toUpperCase() + letters.slice(1);
}
