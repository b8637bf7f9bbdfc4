import type { DraftRefusal } from '#engine/core/actions.ts';
import type { EventRefusal } from '#engine/events/event.types.ts';

/** Why something was not done at a table or in an event. */
export type TableRefusal =
  | DraftRefusal
  | EventRefusal
  | 'eventUnknown'
  | 'eventFull'
  | 'startWrong'
  | 'startUnknown'
  | 'tooManyEvents'
  | 'notFound'
  | 'notAllowed'
  | 'notSeated'
  | 'notHost'
  | 'tableFull'
  | 'tableLocked'
  | 'seatTaken'
  | 'alreadySeated'
  | 'alreadyStarted'
  | 'notStarted'
  | 'notEveryoneReady'
  | 'nonceWrong'
  | 'emptySeats'
  | 'packsRunOut'
  | 'wrongSeats'
  | 'rulesUnfit'
  | 'tooManyTables'
  | 'tooManySoloTables'
  | 'seatOfEvent'
  | 'tooFast'
  | 'codeUnknown'
  | 'gameUnknown'
  | 'deckConflict'
  | 'deckNotInPool'
  | 'deckNotYours'
  | 'deckTooSmall'
  | 'exportFailed'
  | 'listUnread'
  | 'listUnfit'
  | 'deckAgainstRules'
  | 'deckKept'
  | 'tooManyDecks'
  | 'tooManySnapshots'
  | 'takenBack'
  | 'nobodyWaits'
  | 'tableFound'
  | 'tableGone'
  | 'atQueuedTable'
  | 'hintsOff'
  | 'watchersOff'
  | 'nudgedAlready'
  | 'pauseUsed'
  | 'hostResumes'
  | 'botVotes'
  | 'onlyPicks'
  | 'timeFull'
  | 'storageAway'
  | 'draining';

/** Why a request was not answered, whatever it asked for. */
export type RequestRefusal =
  | 'signedOut'
  | 'forbidden'
  | 'validation'
  | 'tooMany'
  | 'badRequest'
  | 'methodNotAllowed'
  | 'tooSlow'
  | 'tooLarge'
  | 'addressTooLong'
  | 'headersTooLarge'
  | 'unsupportedMediaType'
  | 'foreignOrigin'
  | 'stopping'
  | 'internal';

/** Why something was not done with an account. */
export type AccountRefusal =
  | 'wrongCredentials'
  | 'wrongPassword'
  | 'wrongCode'
  | 'wrongFactorCode'
  | 'secondFactorAsked'
  | 'secondFactorRequired'
  | 'secondFactorOn'
  | 'secondFactorNotStarted'
  | 'challengeOver'
  | 'reauthNeeded'
  | 'linkNotGood'
  | 'alreadyVerified'
  | 'lastWayIn'
  | 'identityExpired'
  | 'identityTaken'
  | 'returnRefused'
  | 'demoAccount'
  | 'suspended';

/** Why something was not done in the administration or a workshop. */
export type AdminRefusal =
  | 'gameGone'
  | 'slugTaken'
  | 'changedMeanwhile'
  | 'slugFixed'
  | 'stillUsed'
  | 'nothingToDraft'
  | 'wasDrafted'
  | 'nameWrong'
  | 'unfit'
  | 'isPublished'
  | 'stillNeeded'
  | 'neededByPack'
  | 'codeCarried'
  | 'importUnread'
  | 'importRefused'
  | 'importAsks'
  | 'busy'
  | 'final'
  | 'revertedAlready'
  | 'changedSince'
  | 'inTheWay'
  | 'isAdmin'
  | 'adminLockedOut'
  | 'roleNeedsAddress'
  | 'roleOfSuspended'
  | 'ownAccount'
  | 'lastAdmin'
  | 'noAddress'
  | 'noSecondFactor'
  | 'notConfirmedByHand'
  | 'memberSuspended'
  | 'tooManyNotes'
  | 'invitationsSpent'
  | 'guest'
  | 'ownLine';

/** Why nothing was fetched from a public source. */
export type SourceRefusal =
  | 'sourceOff'
  | 'cubeUnknown'
  | 'cubeTooLarge'
  | 'sourceAway'
  | 'sourceBusy'
  | 'sourceChanged'
  /** What an Admin asked a source for did not come; its sentence says why. */
  | 'sourceUnread'
  | 'recipeUnread'
  | 'recipeKnown';

/** Why a list of somebody's own was not read or kept. */
export type ListRefusal = 'listUnknown' | 'listTooLong' | 'tooManyLists';

/** Why a practice draft was not saved to an account, or not found there. */
export type PracticeRefusal =
  | 'practiceUnknown'
  | 'practiceChanged'
  | 'practiceUnfinished'
  | 'practiceUnread'
  | 'practiceTooLong'
  | 'tooManyPractices';

/** Every reason the server gives for not doing something: a closed list, one spelling, one meaning each. */
export type Refusal =
  | TableRefusal
  | RequestRefusal
  | AccountRefusal
  | AdminRefusal
  | SourceRefusal
  | ListRefusal
  | PracticeRefusal;

/** What the sentence of a refusal is made of; refusals that are not listed need nothing. */
export interface RefusalArguments {
  readonly tooMany: { readonly seconds: number };
  readonly changedMeanwhile: { readonly what: ChangedThing };
  readonly slugTaken: { readonly slug: string };
  readonly tooManyLists: { readonly most: number };
  readonly tooManyPractices: { readonly most: number };
  /** `untilMs` is null for a suspension without an end. */
  readonly suspended: { readonly untilMs: number | null; readonly reason: string };
}

/** What somebody else may have changed while it was open in an editor. */
export type ChangedThing =
  | 'achievement'
  | 'card'
  | 'export'
  | 'game'
  | 'pack'
  | 'printing'
  | 'set'
  | 'template';

/** The sentence people read for each refusal at a table. */
export const REFUSAL_SENTENCES: Record<TableRefusal, string> = {
  packMovedOn: 'That pack has moved on. Nothing was taken.',
  notYourCard: 'That card is not in the pack in front of you.',
  wrongCount: 'This pick takes a different number of cards.',
  turnPassed: 'That turn is over. Nothing was taken.',
  notOffered: 'That is not one of the choices.',
  overFunds: 'Your bids come to more than you have.',
  alreadyClaimed: 'Somebody of your team has just claimed that card.',
  seatUnknown: 'There is no such seat at this table.',
  draftPaused: 'The draft is paused.',
  notPaused: 'The draft is not paused.',
  draftOver: 'The draft is over.',
  notSolo: 'Picks can be taken back only at a table of your own against bots.',
  nothingToTakeBack: 'There is no pick to take back.',
  alreadyBot: 'A bot already plays that seat.',
  notBot: 'No bot plays that seat.',
  badAction: 'The table did not understand that.',
  eventStarted: 'The event has already begun.',
  eventNotDrafted: 'The drafts of this event are not over yet.',
  eventOver: 'The event is closed.',
  settingFixed: 'This setting of the event may not change any more.',
  alreadyInEvent: 'You are in this event already.',
  waitingListEmpty: 'Nobody is on the waiting list of this event.',
  notInEvent: 'You do not play in this match or event.',
  hasDropped: 'That player has dropped already.',
  hasNotDropped: 'That player hasn’t dropped.',
  dropIsFinal: 'The next round has opened, so this drop can’t be taken back.',
  tooFewPlayers: 'An event needs at least two players.',
  roundIsOpen: 'A match of this round is not over yet.',
  noMoreRounds: 'All rounds of this event are played.',
  matchUnknown: 'There is no such match.',
  matchIsOver: 'This match has another result already. The host can change it.',
  scoreImpossible: 'A match cannot end like that.',
  scoreChanged: 'The result was reported anew meanwhile. Look at it again.',
  ownReport: 'The other player has to confirm the result.',
  bracketMovedOn: 'The next match of the bracket is over already. Change that one first.',
  eventUnknown: 'There is no such event, or it is not open to you.',
  eventFull: 'Every place in this event is taken. You can join the waiting list.',
  startUnknown: 'This event has no start time yet.',
  startWrong: 'Choose a start time in the next twelve months.',
  tooManyEvents: 'You already host five events that are not over. Close one first.',
  notFound: 'There is no such table.',
  notAllowed: 'You may not do that here.',
  notSeated: 'You have no seat at this table.',
  notHost: 'Only the host may do that.',
  tableFull: 'Every seat at this table is taken.',
  tableLocked: 'The host has locked this table.',
  seatTaken: 'Somebody already sits there.',
  alreadySeated: 'You already sit at this table.',
  alreadyStarted: 'The draft has already started.',
  notStarted: 'The draft has not started yet.',
  notEveryoneReady: 'Not everyone is ready.',
  nonceWrong: 'That is not the number your browser committed to.',
  emptySeats: 'Fill or close the empty seats first.',
  wrongSeats: 'This kind of draft cannot be played with this many seats.',
  rulesUnfit: 'These rules do not fit this kind of draft.',
  packsRunOut: 'There are not enough cards for this many seats.',
  tooManyTables: 'Five tables that you made are still open. End one first, or wait until one is over.',
  tooManySoloTables: 'You already have three drafts against bots. Finish or end one first.',
  seatOfEvent: 'This seat belongs to a player of the event.',
  tooFast: 'That was a lot at once. Wait a moment and try again.',
  codeUnknown: 'No open table or event has that code.',
  gameUnknown: 'That game or template is not there any more.',
  deckConflict: 'This deck was changed in another window.',
  deckNotInPool: 'The deck names a card that is not in your pool.',
  deckNotYours: 'Only its owner may change a deck.',
  deckTooSmall: 'The deck is not ready to submit.',
  exportFailed: 'This export cannot be made.',
  listUnread: 'This list cannot be read.',
  listUnfit: 'This list does not fit your pool. Nothing was changed.',
  deckAgainstRules: 'The deck does not keep to the rules of its game.',
  deckKept: 'This deck cannot be removed.',
  tooManyDecks: 'A pool has room for ten decks. Remove one first.',
  tooManySnapshots: 'A deck has room for 30 snapshots. Remove one first.',
  hintsOff: 'This table is played without hints.',
  watchersOff: 'Allow watchers in the table’s settings first: a stream shows what they see.',
  takenBack: 'That pick was taken back meanwhile.',
  nobodyWaits: 'Nobody waits for that seat.',
  tableFound: 'A table was found for you. Answer that first.',
  tableGone: 'That table did not come together. Nothing was started.',
  atQueuedTable: 'You sit at a table from the queue that is not over. Finish that draft first.',
  nudgedAlready: 'That seat was nudged in the last six hours.',
  pauseUsed: 'You have paused this draft once already.',
  hostResumes: 'The host is here and will resume.',
  botVotes: 'A bot plays your seat. Take it back to vote.',
  onlyPicks: 'So much was changed at your seat already that only picks count from now on.',
  timeFull: 'A turn lasts at most 24 days, with all the time that is given on top.',
  storageAway: 'The table cannot write just now. Try again in a moment.',
  draining: 'This server is restarting. You will be reconnected in a moment.',
};

/** Answer of the server to a command: done, or a refusal with its sentence. */
export type Reply<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: TableRefusal; readonly message: string };

export const refused = (refusal: TableRefusal, detail?: string): Reply<never> => ({
  ok: false,
  refusal,
  message: detail ?? REFUSAL_SENTENCES[refusal],
});
