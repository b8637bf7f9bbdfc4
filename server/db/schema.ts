import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';

export {
  achievement,
  draftTally,
  exportedDeck,
  memberAchievement,
  memberMetric,
  metricDue,
} from './achievementTables.ts';
export { deck, deckSnapshot } from './deckTables.ts';
export { event, eventLog, eventPlayer, eventTable } from './eventTables.ts';
export { cardFigure, deckSubmission, figuredDraft, resultLink } from './resultTables.ts';

/** People: members and guests; `handle_key` and `email_key` are the lower-case forms that must be unique. */
export const member = pgTable('member', {
  id: text('id').primaryKey(),
  handle: text('handle').notNull(),
  handleKey: text('handle_key').notNull().unique(),
  email: text('email'),
  emailKey: text('email_key').unique(),
  passwordHash: text('password_hash'),
  roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
  isGuest: boolean('is_guest').notNull(),
  verifiedAt: moment('verified_at'),
  avatarSeed: text('avatar_seed').notNull(),
  aboutText: text('about_text').notNull().default(''),
  preferences: jsonb('preferences').notNull().default({}),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  /** A deleted member keeps an empty row, because others' drafts hold the seat. */
  deletedAt: moment('deleted_at'),
  /** When a letter last told whose turn it is. */
  turnsMailedAt: moment('turns_mailed_at'),
});

/** One signed-in browser: all refresh tokens that descend from one sign-in. */
export const refreshFamily = pgTable(
  'refresh_family',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent').notNull().default(''),
  },
  (table) => [index('refresh_family_member').on(table.memberId)],
);

/** Refresh tokens by the SHA-256 of their text, in hexadecimal. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => refreshFamily.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('refresh_token_family').on(table.familyId)],
);

const memberId = () =>
  text('member_id')
    .notNull()
    .references((): AnyPgColumn => member.id, { onDelete: 'cascade' });

/** Mails to be sent, being sent or sent; a mail is taken by one process at a time until `due_at`. */
export const mail = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    /** Where a reader stops mails of this kind by one POST; null where they cannot be stopped. */
    unsubscribeLink: text('unsubscribe_link'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastFault: text('last_fault'),
  },
  (table) => [index('mail_due').on(table.dueAt)],
);

/** What a mailed link or code allows, once; only SHA-256 of link and code is stored. */
export const mailTicket = pgTable(
  'mail_ticket',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    purpose: text('purpose', { enum: ['verifyEmail', 'changeEmail', 'resetPassword'] }).notNull(),
    /** The address to which it was sent. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash'),
    codeTries: integer('code_tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    codeExpiresAt: moment('code_expires_at'),
    usedAt: moment('used_at'),
  },
  (table) => [index('mail_ticket_member').on(table.memberId, table.purpose)],
);

/** Third-party sign-ins: the account is (issuer, subject), never an e-mail address. */
export const linkedSignIn = pgTable(
  'linked_sign_in',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    unique('linked_sign_in_subject').on(table.issuer, table.subject),
    index('linked_sign_in_member').on(table.memberId),
  ],
);

/** A browser on its way to a provider, by the SHA-256 of its state; taken once. */
export const thirdPartyTrip = pgTable(
  'third_party_trip',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    providerId: text('provider_id').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnPath: text('return_path').notNull(),
    /** Set when a signed-in member links the sign-in to the own account. */
    linksMemberId: text('links_member_id').references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('third_party_trip_expires').on(table.expiresAt)],
);

/** A new person back from a provider who has not chosen a handle, by the SHA-256 of the browser's cookie. */
export const pendingIdentity = pgTable(
  'pending_identity',
  {
    browserHash: text('browser_hash').primaryKey(),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    suggestedHandle: text('suggested_handle').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_identity_expires').on(table.expiresAt)],
);

/** The token of a third-party return address, by its SHA-256: good once, for 60 s, in one browser. */
export const returnTicket = pgTable(
  'return_ticket',
  {
    tokenHash: text('token_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    memberId: memberId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('return_ticket_expires').on(table.expiresAt)],
);

/** TOTP secrets, sealed with a key of the server; on once `confirmed_at` is set; a step of time counts once. */
export const secondFactor = pgTable('second_factor', {
  memberId: memberId().primaryKey(),
  sealedSecret: bytes('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes by SHA-256, each good once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    memberId: memberId(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_code_member').on(table.memberId)],
);

/** A sign-in that waits for its second factor, by the SHA-256 of the browser's cookie. */
export const secondFactorChallenge = pgTable(
  'second_factor_challenge',
  {
    browserHash: text('browser_hash').primaryKey(),
    memberId: memberId(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('second_factor_challenge_expires').on(table.expiresAt)],
);

/** Secrets that the server made itself and must keep over restarts. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Attempts counted per bucket and (hashed) key until `resets_at`, for all processes together. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limit_resets').on(table.resetsAt)],
);

export const game = pgTable('game', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  status: text('status', { enum: ['draft', 'published', 'archived'] }).notNull(),
  definition: jsonb('definition').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

const gameId = () =>
  text('game_id')
    .notNull()
    .references((): AnyPgColumn => game.id, { onDelete: 'cascade' });

export const gameSet = pgTable(
  'game_set',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    releasedOn: date('released_on', { mode: 'string' }),
  },
  (table) => [unique('game_set_code').on(table.gameId, table.code)],
);

/** The rules identity of a card; `is_name_only` until a later import brings the rest. */
export const card = pgTable(
  'card',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    name: text('name').notNull(),
    record: jsonb('record').notNull(),
    isNameOnly: boolean('is_name_only').notNull(),
  },
  (table) => [unique('card_name').on(table.gameId, table.name)],
);

/** One printing of a card; `key` is its surrogate key within the game, `number` is text. */
export const printing = pgTable(
  'printing',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    key: text('key').notNull(),
    cardId: text('card_id')
      .notNull()
      .references(() => card.id, { onDelete: 'cascade' }),
    setCode: text('set_code').notNull(),
    number: text('number').notNull(),
    rarity: text('rarity').notNull(),
    isDraftable: boolean('is_draftable').notNull(),
    record: jsonb('record').notNull(),
  },
  (table) => [
    unique('printing_key').on(table.gameId, table.key),
    index('printing_card').on(table.cardId),
    index('printing_set').on(table.gameId, table.setCode),
  ],
);

export const packDefinition = pgTable(
  'pack_definition',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    slug: text('slug').notNull(),
    definition: jsonb('definition').notNull(),
  },
  (table) => [unique('pack_definition_slug').on(table.gameId, table.slug)],
);

export const draftTemplate = pgTable(
  'draft_template',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    slug: text('slug').notNull(),
    definition: jsonb('definition').notNull(),
    status: text('status', { enum: ['draft', 'preview', 'published', 'archived'] }).notNull(),
  },
  (table) => [unique('draft_template_slug').on(table.gameId, table.slug)],
);

/** A LiquidJS export template; without a game it serves every game. */
export const exportTemplate = pgTable(
  'export_template',
  {
    id: text('id').primaryKey(),
    gameId: text('game_id').references(() => game.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    body: text('body').notNull(),
    blurb: text('blurb').notNull().default(''),
    /** What cards and games must carry: an `ExportFit`. */
    fit: jsonb('fit').notNull().default({}),
    /** Hash of the version it was shipped in; null once somebody changed it, so that no update overwrites that. */
    shipped: text('shipped').default(''),
  },
  (table) => [unique('export_template_slug').on(table.gameId, table.slug).nullsNotDistinct()],
);

export const importBatch = pgTable(
  'import_batch',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    summary: jsonb('summary').notNull(),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('import_batch_game').on(table.gameId, table.createdAt)],
);

export const importRow = pgTable(
  'import_row',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => importBatch.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.seq] })],
);

/** The cards that drafts were dealt from, by the hash of their canonical text; shared and never changed. */
export const catalogue = pgTable('catalogue', {
  hash: text('hash').primaryKey(),
  body: jsonb('body').notNull(),
});

export const draft = pgTable(
  'draft',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    name: text('name').notNull(),
    status: text('status').notNull(),
    /** Null at tables that the queue formed: nobody hosts them. */
    hostId: text('host_id').references(() => member.id),
    settings: jsonb('settings').notNull(),
    catalogueHash: text('catalogue_hash').references(() => catalogue.hash),
    template: jsonb('template').notNull(),
    seed: bytes('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** SHA-256 of the setup in its canonical text, and the lock over it; set at the lock, gone when a start is called off. */
    setupHash: text('setup_hash'),
    lockHash: text('lock_hash'),
    /** When the countdown ended and the browsers were asked for their nonces. */
    revealingSince: moment('revealing_since'),
    seats: integer('seats').notNull(),
    isSolo: boolean('is_solo').notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    version: integer('version').notNull().default(0),
    /** When the end of a correspondence draft was told to who sat at it. */
    overToldAt: moment('over_told_at'),
    /** The draft whose packs, and whose log before row `forked_seq`, this one began with. */
    forkedFrom: text('forked_from').references((): AnyPgColumn => draft.id, { onDelete: 'set null' }),
    forkedSeq: integer('forked_seq'),
    /** When its picks were learned from, or it was found to teach nothing; null until then. */
    learnedAt: moment('learned_at'),
  },
  (table) => [
    index('draft_unlearned').on(table.status).where(sql`learned_at is null`),
    index('draft_host').on(table.hostId, table.status),
    index('draft_status').on(table.status, table.createdAt),
    index('draft_game').on(table.gameId),
  ],
);

const draftId = () =>
  text('draft_id')
    .notNull()
    .references((): AnyPgColumn => draft.id, { onDelete: 'cascade' });

export const seat = pgTable(
  'seat',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    kind: text('kind', { enum: ['open', 'member', 'bot'] }).notNull(),
    memberId: text('member_id').references(() => member.id),
    botName: text('bot_name'),
    ready: boolean('ready').notNull().default(false),
    /** Milliseconds in the time bank of a correspondence draft, without the pick whose clock runs. */
    bankMs: integer('bank_ms'),
    /** What the seat's browser bound itself to, in hexadecimal; forgotten when the seat changes or is not ready. */
    nonceCommitment: text('nonce_commitment'),
    /** 32 bytes, told after the lock. */
    nonce: bytes('nonce'),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.seat] }),
    unique('seat_member').on(table.draftId, table.memberId),
    index('seat_of_member').on(table.memberId),
  ],
);

/** Tables that the queue found people for and asks them whether they are there, until all have said so or `due_at`. */
export const queueMatch = pgTable('queue_match', {
  id: text('id').primaryKey(),
  gameId: gameId(),
  templateSlug: text('template_slug').notNull(),
  seats: integer('seats').notNull(),
  /** How many of the seats are people's; the others are filled with bots. */
  people: integer('people').notNull(),
  dueAt: moment('due_at').notNull(),
});

/** Who waits in the queue; one place a person. `match_id` once a table was found, `accepted` once they are there. */
export const queuePlace = pgTable(
  'queue_place',
  {
    memberId: memberId().primaryKey(),
    gameId: gameId(),
    templateSlug: text('template_slug').notNull(),
    seats: integer('seats').notNull(),
    bots: text('bots', { enum: ['afterWait', 'now', 'never'] }).notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** When a line of this person was last seen; the place is given up a while after the last one is gone. */
    seenAt: moment('seen_at').notNull(),
    matchId: text('match_id').references(() => queueMatch.id, { onDelete: 'set null' }),
    accepted: boolean('accepted').notNull().default(false),
  },
  (table) => [
    index('queue_place_queue').on(table.gameId, table.templateSlug, table.joinedAt),
    index('queue_place_match').on(table.matchId),
  ],
);

/** One decision of a finished draft that others are asked about; the key is the address. */
export const poll = pgTable(
  'poll',
  {
    key: text('key').primaryKey(),
    draftId: draftId(),
    seat: integer('seat').notNull(),
    /** Row of the draft's log. */
    seq: integer('seq').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => member.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('poll_of_pick').on(table.draftId, table.seat, table.seq, table.madeBy),
    index('poll_maker').on(table.madeBy, table.createdAt),
  ],
);

/** What members would have taken; one vote a member, which may be changed. */
export const pollVote = pgTable(
  'poll_vote',
  {
    pollKey: text('poll_key')
      .notNull()
      .references(() => poll.key, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    cardId: text('card_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollKey, table.memberId] })],
);

/** Seals that were thrown away because a nonce was not revealed in time; `number` counts from 1 at each table. */
export const sealVoid = pgTable(
  'seal_void',
  {
    draftId: draftId(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    seed: bytes('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    setupHash: text('setup_hash').notNull(),
    lockHash: text('lock_hash').notNull(),
    /** `{seat, name, commitment, nonce}` of each seat, the last two in hexadecimal or null. */
    seats: jsonb('seats').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.number] })],
);

/** What is learned of a card from people's picks, added up over all drafts: nobody's picks can be told from it. */
export const cardRating = pgTable(
  'card_rating',
  {
    gameId: gameId(),
    cardName: text('card_name').notNull(),
    /** How often people took it, and how often it lay in what they chose from. */
    picks: integer('picks').notNull(),
    seen: integer('seen').notNull(),
    /** In deviations of a game's cards, 0 an average card. */
    rating: doublePrecision('rating').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.cardName] })],
);

/** What happened at a table, in order; the truth from which every state is folded. */
export const draftLog = pgTable(
  'draft_log',
  {
    draftId: draftId(),
    seq: integer('seq').notNull(),
    commandId: text('command_id').notNull(),
    at: moment('at').notNull(),
    seat: integer('seat'),
    source: text('source').notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.seq] }),
    unique('draft_log_command').on(table.draftId, table.commandId),
  ],
);

export const draftSnapshot = pgTable('draft_snapshot', {
  draftId: draftId().primaryKey(),
  seq: integer('seq').notNull(),
  state: jsonb('state').notNull(),
});

/** When a seat's pick falls due; swept by every process with SKIP LOCKED. */
export const deadline = pgTable(
  'deadline',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    dueAt: moment('due_at').notNull(),
    packId: text('pack_id').notNull(),
    pickNumber: integer('pick_number').notNull(),
    totalSeconds: integer('total_seconds').notNull(),
    begunAt: moment('begun_at'),
    /** At correspondence tables `{quiet}`: the player's quiet hours when the deadline was made, or null. */
    correspondent: jsonb('correspondent'),
    /** When the player is to be told of the turn, by push and by mail, and that time runs out; null when told. */
    pushAt: moment('push_at'),
    mailAt: moment('mail_at'),
    hurryAt: moment('hurry_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] }), index('deadline_due').on(table.dueAt)],
);

/** Reserved and starred cards of a seat for the pack in hand, and those starred in packs that may come back. */
export const seatHints = pgTable(
  'seat_hints',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    packId: text('pack_id').notNull(),
    hints: jsonb('hints').notNull(),
    keptStars: jsonb('kept_stars').notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] })],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    id: text('id').primaryKey(),
    draftId: draftId(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('chat_message_draft').on(table.draftId, table.at)],
);

/** The last nudge of each seat of a correspondence table; it is told at `due_at`, after quiet hours. */
export const nudge = pgTable(
  'nudge',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    byName: text('by_name').notNull(),
    at: moment('at').notNull(),
    dueAt: moment('due_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] }), index('nudge_due').on(table.dueAt)],
);

/** Browsers that are pushed to, each for one signed-in session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => refreshFamily.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscription_member').on(table.memberId),
    index('push_subscription_session').on(table.sessionId),
  ],
);

/** Pushes to be sent; of a topic only the newest is kept. One is taken by one process at a time until `due_at`. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    payload: text('payload').notNull(),
    dueAt: moment('due_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    unique('push_message_topic').on(table.subscriptionId, table.topic),
    index('push_message_due').on(table.dueAt),
  ],
);
