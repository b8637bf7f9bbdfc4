import type {
  ImportAsks,
  ImportQuestion,
  KnownWord,
  WordAnswer,
  WordAnswers,
  WordKind,
} from '#contract/admin/importQuestions.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { lanesOf } from '#server/imports/cards/laneScale.ts';
import { rarityScale } from '#server/imports/cards/rarityScale.ts';
import type { ProposedGame } from '../../imports/batch.ts';
import type { FileWord } from './fileWords.ts';
import { isAlike, nearestTo } from './nearWords.ts';

export const NO_ANSWERS: WordAnswers = { rarity: {}, lane: {}, attribute: {} };

/** What a batch keeps of the words of its files; batches of earlier versions have none. */
export interface WordSummary {
  readonly words?: readonly FileWord[] | undefined;
  readonly answers?: WordAnswers | undefined;
  /** The answers by which its rows were last changed. */
  readonly applied?: WordAnswers | undefined;
  /** The game had no cards: its words come from the file. */
  readonly isFirst?: boolean | undefined;
}

/** The words of a game, by kind. */
export function knownWords(
  game: Pick<GameDefinition, 'rarities' | 'lanes' | 'attributes'> | null,
): Record<WordKind, KnownWord[]> {
  return {
    rarity: (game?.rarities ?? []).map(({ code, name }) => ({ key: code, label: name })),
    lane: (game?.lanes ?? []).map(({ key, label }) => ({ key, label })),
    attribute: (game?.attributes ?? []).map(({ key, label }) => ({ key, label })),
  };
}

/** What a batch asks: every word that the game doesn't know, with its answer; `game` is null where it is to be made. */
export function asksOf(summary: WordSummary, game: GameDefinition | null): ImportAsks {
  const known = knownWords(game);
  const words = summary.words ?? [];
  const answers = summary.answers ?? NO_ANSWERS;
  const fresh = words.filter(({ kind, key }) => !known[kind].some((word) => word.key === key));
  const questions = fresh.map((word): ImportQuestion => {
    const commoner = fresh.filter((other) => other.kind === word.kind && isBefore(other, word));
    const others = [...known[word.kind], ...commoner];
    const given = answers[word.kind][word.key] ?? null;
    return {
      kind: word.kind,
      key: word.key,
      label: word.label,
      count: word.count,
      examples: [...word.examples],
      nearest: nearestTo(word, others),
      answer: isGood(word, given, { known, fresh, answers }) ? given : null,
      canLeaveOut: word.canLeaveOut,
      isListed: summary.isFirst === true && !others.some((other) => isAlike(word, other)),
    };
  });
  return { questions, known };
}

/** Of two words that are alike the rarer one is mistyped; of equals the later one. */
const isBefore = (one: FileWord, other: FileWord) =>
  one !== other && (one.count > other.count || (one.count === other.count && one.key < other.key));

interface Words {
  readonly known: Readonly<Record<WordKind, readonly KnownWord[]>>;
  readonly fresh: readonly FileWord[];
  readonly answers: WordAnswers;
}

/** Whether an answer can be carried out: what a word is must be there, or be added by the same file. */
function isGood(word: FileWord, answer: WordAnswer | null, { known, fresh, answers }: Words): boolean {
  if (answer === null) return false;
  if (answer === 'leaveOut') return word.canLeaveOut;
  if (answer === 'add') return true;
  if (known[word.kind].some(({ key }) => key === answer.is)) return true;
  const isAdded = answers[word.kind][answer.is] === 'add';
  return isAdded && fresh.some(({ kind, key }) => kind === word.kind && key === answer.is);
}

/** Questions without an answer that can be carried out. */
export const openQuestions = (summary: WordSummary, game: GameDefinition | null): ImportQuestion[] =>
  asksOf(summary, game).questions.filter(({ answer }) => answer === null);

/** Answers by which these words are added too. */
export function withAdded(
  answers: WordAnswers,
  questions: readonly Pick<ImportQuestion, 'kind' | 'key'>[],
): WordAnswers {
  const added = (kind: WordKind) =>
    Object.fromEntries(
      questions.filter((question) => question.kind === kind).map(({ key }) => [key, 'add' as const]),
    );
  return {
    rarity: { ...answers.rarity, ...added('rarity') },
    lane: { ...answers.lane, ...added('lane') },
    attribute: { ...answers.attribute, ...added('attribute') },
  };
}

/** The sentence for questions that are open. */
export function openWords(count: number): string {
  return count === 1
    ? 'The files have 1 word that the game doesn’t know. Say what it is first.'
    : `The files have ${count} words that the game doesn’t know. Say what they are first.`;
}

/** The sentence for lines of lists that can mean several things. */
export const openLines = (count: number): string =>
  count === 1
    ? 'The list has 1 line that can be read in several ways. Say which card it is first.'
    : `The list has ${count} lines that can be read in several ways. Say which cards they are first.`;

/** What a game gains by a batch: of what its files propose, only what somebody let in. */
export function answeredProposal(
  summary: WordSummary & { readonly proposedGame: ProposedGame },
  game: GameDefinition | null,
): ProposedGame {
  const { words, proposedGame } = summary;
  if (words === undefined) return proposedGame;
  const answers = summary.answers ?? NO_ANSWERS;
  const known = knownWords(game);
  const used = (kind: WordKind) => words.filter((word) => word.kind === kind);
  /** A game that gets its words from the file gets those too that no card has yet. */
  const isWanted = (kind: WordKind, key: string) =>
    answers[kind][key] === 'add' ||
    known[kind].some((word) => word.key === key) ||
    (summary.isFirst === true && !used(kind).some((word) => word.key === key));
  const missing = (kind: WordKind, proposed: readonly string[]) =>
    used(kind).filter(({ key }) => answers[kind][key] === 'add' && !proposed.includes(key));
  const rarities = proposedGame.rarities ?? [];
  const lanes = proposedGame.lanes ?? [];
  return {
    ...proposedGame,
    rarities: [
      ...rarities.filter(({ code }) => isWanted('rarity', code)),
      ...rarityScale(
        missing(
          'rarity',
          rarities.map(({ code }) => code),
        ).map(({ key }) => key),
      ),
    ],
    lanes: [
      ...lanes.filter(({ key }) => isWanted('lane', key)),
      ...missing(
        'lane',
        lanes.map(({ key }) => key),
      ).flatMap(({ key, label }) => lanesOf([label]).map((lane) => ({ ...lane, key }))),
    ],
    attributes: (proposedGame.attributes ?? []).filter(({ key }) => isWanted('attribute', key)),
  };
}
