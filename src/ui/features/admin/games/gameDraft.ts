import { gameFormSchema } from '#contract/admin/gameForm.ts';
import { slugOf } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { farthestHue } from '#contract/games/laneHues.ts';
import { LOOK_HUES } from '#contract/games/lookHues.ts';
import { isSameText } from '#src/machines/rebased.ts';
import { type FieldErrors, fieldErrorsOf } from '#src/ui/members/fieldErrors.ts';

export type GameErrors = FieldErrors;

/** What is wrong with each field that cannot be saved, by its path, such as `rarities.1.name`. */
export const errorsOfGame = (definition: GameDefinition): GameErrors =>
  fieldErrorsOf(gameFormSchema, definition, (path) => path.join('.'));

/** Whether any field at or below a path is wrong. */
export const hasErrorUnder = (errors: GameErrors, path: string): boolean =>
  Object.keys(errors).some((field) => field === path || field.startsWith(`${path}.`));

/** Whether two definitions say the same. */
export function isSameGame(one: GameDefinition, other: GameDefinition): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameText(Reflect.get(one, key), Reflect.get(other, key)));
}

/** The list with one entry a place further up or down; the same list where there is none. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length || from === to) return entries;
  const rest = entries.filter((_, place) => place !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

/** A key for a name that none of the others has, such as `strength-2`. */
export function freshKey(name: string, taken: readonly string[], otherwise: string): string {
  const plain = slugOf(name).slice(0, 36) || otherwise;
  const used = new Set(taken.map((key) => key.toLowerCase()));
  for (let number = 1; ; number++) {
    const key = number === 1 ? plain : `${plain}-${number}`;
    if (!used.has(key)) return key;
  }
}

/** A lane to begin with, of the colour that is farthest from those of the others; in hexadecimal, as colours are picked. */
export function freshLane({ lanes, laneWord }: GameDefinition): GameDefinition['lanes'][number] {
  const word = laneWord.trim() === '' ? 'lane' : laneWord;
  const keys = lanes.map(({ key }) => key);
  const hue = farthestHue(lanes.map((lane) => lane.hue));
  const hex = (LOOK_HUES[hue] ?? hue).toUpperCase();
  return { key: freshKey('', keys, `${word}-${lanes.length + 1}`), label: '', hue: hex, glyph: '' };
}
