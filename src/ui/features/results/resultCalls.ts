import type { DeckList } from '#contract/decks/deckLists.ts';
import type { CardFigure } from '#contract/results/cardFigures.ts';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { ForkRequest, MakePoll } from '#contract/results/forks.ts';
import type { ResultFile, ResultFileKind } from '#contract/results/resultFiles.ts';
import type { MakeResultLink, OpenResultLinks, ResultLink } from '#contract/results/resultLinks.ts';
import type { Asked } from '../../components/answer.ts';

/** What the results of a draft ask of the server when somebody presses something; all throw when that fails. */
export interface ResultCalls {
  readonly log: () => Promise<DraftLogFile>;
  /** Opens the same draft against bots again. */
  readonly draftAgain: () => Promise<void>;
  /** Goes to a table of one's own that begins there. */
  readonly playOn: (asked: ForkRequest) => Promise<void>;
  /** Answers the key of the question. */
  readonly askOthers: (asked: MakePoll) => Promise<string>;
  /** Closes the table, as its host. */
  readonly close: () => Promise<void>;
  /** `seat` from 0: whose picks a file of one seat has. */
  readonly file: (kind: ResultFileKind, seat: number) => Promise<ResultFile>;
  readonly deckList: (memberId: string) => Promise<DeckList>;
  readonly links: () => Promise<OpenResultLinks>;
  readonly makeLink: (asked: MakeResultLink) => Promise<ResultLink>;
  readonly withdrawLink: (key: string) => Promise<void>;
}

/** How cards usually go, for those who may see it; null for everyone else. */
export type AskedFigures = Asked<readonly CardFigure[]> | null;
