/** All tables, as migrations are made from them; each room's stand in its own file. */
export {
  achievement,
  draftTally,
  exportedDeck,
  memberAchievement,
  memberMetric,
  metricDue,
} from './tables/achievementTables.ts';
export { deck, deckSnapshot } from './tables/deckTables.ts';
export {
  chatMessage,
  deadline,
  draft,
  draftLog,
  draftSnapshot,
  nudge,
  sealVoid,
  seat,
  seatHints,
} from './tables/draftTables.ts';
export { event, eventLog, eventPlayer, eventTable } from './tables/eventTables.ts';
export {
  card,
  cardRating,
  catalogue,
  draftTemplate,
  exportTemplate,
  game,
  gameSet,
  importBatch,
  importRow,
  packDefinition,
  printing,
} from './tables/gameTables.ts';
export { imageHost } from './tables/imageTables.ts';
export { member } from './tables/memberTables.ts';
export { mail, mailTicket, pushMessage, pushSubscription } from './tables/noticeTables.ts';
export { poll, pollVote } from './tables/pollTables.ts';
export { queueMatch, queuePlace } from './tables/queueTables.ts';
export { cardFigure, deckSubmission, figuredDraft, resultLink, seatPool } from './tables/resultTables.ts';
export { rateLimit, secret } from './tables/serverTables.ts';
export {
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
