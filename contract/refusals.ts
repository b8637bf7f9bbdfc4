import type { DraftRefusal } from '#engine/core/actions.ts';
import type { EventRefusal } from '#engine/events/event.types.ts';
import english from './messages/en/tableReplies.ts';
import { formatTagOf, LOCALES } from './messages/locales.ts';
import { translatorOf } from './messages/translator.ts';

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

/** Why a personal access token does not open what was asked for. */
export type TokenRefusal =
  /** It is unknown, expired or revoked, or ended with a role, a suspension or a password. */
  | 'tokenOver'
  | 'tokenScope'
  /** No token is taken here. */
  | 'tokenNotTaken'
  | 'tokenInAddress';

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
  | 'tooManyTokens'
  | 'scopeNotYours'
  | 'passkeysOff'
  | 'passkeyRefused'
  | 'wrongPasskey'
  | 'passkeyNotAdded'
  | 'tooManyPasskeys'
  | 'noPasskey'
  | 'secondFactorStays'
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

/** Why something was not done with a web hook. */
export type HookRefusal =
  | 'hookUnknown'
  | 'hookOff'
  | 'tooManyHooks'
  | 'hookAddress'
  | 'hookDomain'
  | 'hookNoDiscord';

/** Every reason the server gives for not doing something: a closed list, one spelling, one meaning each. */
export type Refusal =
  | TableRefusal
  | RequestRefusal
  | TokenRefusal
  | AccountRefusal
  | AdminRefusal
  | SourceRefusal
  | ListRefusal
  | PracticeRefusal
  | HookRefusal;

/** What the sentence of a refusal is made of; refusals that are not listed need nothing. */
export interface RefusalArguments {
  readonly tooMany: { readonly seconds: number };
  readonly changedMeanwhile: { readonly what: ChangedThing };
  readonly slugTaken: { readonly slug: string };
  readonly tokenScope: { readonly scope: string };
  readonly tooManyTokens: { readonly most: number };
  readonly tooManyLists: { readonly most: number };
  readonly tooManyPractices: { readonly most: number };
  readonly tooManyHooks: { readonly most: number };
  /** No Admin lets hooks go to this host. */
  readonly hookDomain: { readonly host: string };
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

const sentence = translatorOf(english, formatTagOf(LOCALES[0]));

/** The English sentence for each refusal at a table; in another language it is the same key of `tableReplies`. */
export const REFUSAL_SENTENCES = Object.fromEntries(
  Object.keys(english).map((code) => [code, sentence(code as TableRefusal)]),
) as Readonly<Record<TableRefusal, string>>;

/** Answer of the server to a command: done, or a refusal with its sentence. */
export type Reply<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: TableRefusal; readonly message: string };

export const refused = (refusal: TableRefusal, detail?: string): Reply<never> => ({
  ok: false,
  refusal,
  message: detail ?? REFUSAL_SENTENCES[refusal],
});
