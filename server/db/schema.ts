/** All tables, as migrations are made from them; each room's stand in its own file. */
export {
  achievement,
  draftTally,
  exportedDeck,
  memberAchievement,
  memberMetric,
  metricDue,
} from './tables/achievementTables.ts';
export { activity, activityChange } from './tables/activityTables.ts';
export { deck, deckSnapshot } from './tables/deckTables.ts';
export {
  chatMessage,
  chatReport,
  deadline,
  draft,
  draftLog,
  draftSnapshot,
  endVote,
  nudge,
  overlayKey,
  sealVoid,
  seat,
  seatHints,
  tableInvitation,
} from './tables/draftTables.ts';
export {
  event,
  eventLog,
  eventPlayer,
  eventReminder,
  eventTable,
  eventWaiting,
} from './tables/eventTables.ts';
export {
  card,
  cardRating,
  catalogue,
  draftTemplate,
  exportTemplate,
  game,
  gameSet,
  packDefinition,
  printing,
} from './tables/gameTables.ts';
export { hookDelivery, hookFact, webHook } from './tables/hookTables.ts';
export { imageHost } from './tables/imageTables.ts';
export { cardPicture, importBatch, importRow } from './tables/importTables.ts';
export { memberList } from './tables/listTables.ts';
export { accountInvitation, member, memberNote } from './tables/memberTables.ts';
export { mail, mailTicket, pushMessage, pushSubscription } from './tables/noticeTables.ts';
export { passkey, passkeyChallenge, passkeyProof } from './tables/passkeyTables.ts';
export { poll, pollVisitorVote, pollVote } from './tables/pollTables.ts';
export { practiceCatalogue, practiceDraft } from './tables/practiceTables.ts';
export { queueMatch, queuePlace } from './tables/queueTables.ts';
export {
  cardFigure,
  countedDraft,
  deckSubmission,
  draftPace,
  figuredDraft,
  resultLink,
  seatPool,
} from './tables/resultTables.ts';
export { rateLimit, secret, serverProcess, serverSetting, shard } from './tables/serverTables.ts';
export {
  accessToken,
  linkedSignIn,
  pendingIdentity,
  recoveryCode,
  refreshFamily,
  refreshToken,
  returnTicket,
  secondFactor,
  secondFactorChallenge,
  thirdPartyTrip,
} from './tables/signInTables.ts';
export { sourceAnswer, sourceRecipe, sourceTurn } from './tables/sourceTables.ts';
