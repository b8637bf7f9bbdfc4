import * as z from 'zod/mini';
import { tableEventSchema } from '../events/eventCalls.ts';
import { clockPresetSchema, stepSchema } from '../games/gameSummary.ts';
import { draftedListSchema } from '../lists/ownList.ts';
import { timeBankSchema } from './clocks.ts';
import { lobbyEventSchema } from './lobbyEvents.ts';
import { seatKindSchema, tableStatusSchema } from './tableRows.ts';
import {
  LONGEST_REVIEW_SECONDS,
  LONGEST_STREAM_DELAY_SECONDS,
  paceSchema,
  tableRulesSchema,
} from './tableRules.ts';

export const tableSettingsSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Give the table a name.'), z.maxLength(60, 'Use at most 60 characters.')),
  visibility: z.enum(['open', 'code']),
  clock: clockPresetSchema,
  /** Of a correspondence table; without it `DEFAULT_TIME_BANK`. */
  timeBank: z.optional(timeBankSchema),
  seats: z
    .int()
    .check(z.gte(1, 'A table has at least one seat.'), z.lte(16, 'A table has at most 16 seats.')),
  /** Who reads others' picks: everyone at once, everyone when the table is closed, the host, or their owners alone. */
  picksOpenTo: z.enum(['everyone', 'closed', 'host', 'owners']),
  /** Where they wait for the table to be closed: so many hours after the last pick at the latest; 0 or missing, never by time. */
  picksOpenAfterHours: z.optional(z.int().check(z.gte(0), z.lte(72, 'Choose at most 72 hours.'))),
  watchers: z.boolean(),
  /** So many seconds later a stream shows what happens; without it `USUAL_STREAM_DELAY_SECONDS`. */
  streamDelaySeconds: z.optional(
    z.int().check(z.gte(0), z.lte(LONGEST_STREAM_DELAY_SECONDS, 'A stream is at most 30 minutes behind.')),
  ),
  /** Whether players may be shown what a bot would take; without it they may. */
  hints: z.optional(z.boolean()),
  /** A line for people who look for a table. */
  description: z.optional(z.string().check(z.trim(), z.maxLength(140, 'Use at most 140 characters.'))),
  /** Other seconds than the clock's own; none for tables without a clock that counts seconds. */
  pace: z.optional(z.nullable(paceSchema)),
  rules: z.optional(z.nullable(tableRulesSchema)),
  /** The pause between two packs in which everybody looks at the own pool; 0 or missing, none. */
  reviewSeconds: z.optional(
    z.int().check(z.gte(0), z.lte(LONGEST_REVIEW_SECONDS, 'A review lasts at most ten minutes.')),
  ),
  /** Own pools stay covered while packs go round, as on paper. */
  hidesPool: z.optional(z.boolean()),
  /** Two teams, whose seats alternate. */
  teams: z.optional(z.boolean()),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/**
 * Body of POST /api/drafts: a saved template of a game, or a format for one of its packs or for a list of one's own, whose
 * template the server makes. A solo table starts at once against bots.
 */
export const createTableSchema = z
  .object({
    game: z.optional(z.string()),
    template: z.optional(z.string()),
    pack: z.optional(z.string()),
    list: z.optional(draftedListSchema),
    format: z.optional(z.string()),
    solo: z.boolean(),
    /** The host takes no seat and runs the table from outside. */
    isOrganiser: z.optional(z.boolean()),
    settings: z.optional(z.partial(tableSettingsSchema)),
  })
  .check(
    z.refine(
      (asked) => WAYS.has(namedIn(asked)),
      'Choose a template of a game, a pack of a game and a format, or a list and a format.',
    ),
  );

const SOURCE = ['game', 'template', 'pack', 'list', 'format'] as const;
const WAYS: ReadonlySet<string> = new Set(['game template', 'game pack format', 'list format']);
const namedIn = (asked: { readonly [Key in (typeof SOURCE)[number]]?: unknown }): string =>
  SOURCE.filter((key) => asked[key] !== undefined).join(' ');

export type CreateTable = z.infer<typeof createTableSchema>;

export const seatSchema = z.object({
  seat: z.int(),
  kind: seatKindSchema,
  memberId: z.nullable(z.string()),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
  isReady: z.boolean(),
  isHost: z.boolean(),
  isConnected: z.boolean(),
});
export type Seat = z.infer<typeof seatSchema>;

export const chatLineSchema = z.object({
  id: z.string(),
  memberId: z.string(),
  name: z.string(),
  text: z.string(),
  atMs: z.number(),
});
export type ChatLine = z.infer<typeof chatLineSchema>;

/** A start that was called off because somebody's nonce did not come; `silent` are the names. */
const calledOffSchema = z.object({
  atMs: z.number(),
  seedHash: z.string(),
  lock: z.string(),
  silent: z.array(z.string()),
});

/**
 * The fairness seal as everybody at a table sees it, in hex. `commitments` and `hasRevealed` are by seat, a commitment null
 * where there is none. `lock` and `setupHash` stand from the host's start on; `revealByMs` while the nonces are awaited.
 */
export const tableSealSchema = z.object({
  seedHash: z.string(),
  commitments: z.array(z.nullable(z.string())),
  hasRevealed: z.array(z.boolean()),
  setupHash: z.nullable(z.string()),
  lock: z.nullable(z.string()),
  revealByMs: z.nullable(z.number()),
  calledOff: z.array(calledOffSchema),
});
export type TableSeal = z.infer<typeof tableSealSchema>;

/** The seal of a table at which nobody has committed to anything. */
export const freshSeal = (seedHash: string, seats = 0): TableSeal => ({
  seedHash,
  commitments: Array.from({ length: seats }, () => null),
  hasRevealed: Array.from({ length: seats }, () => false),
  setupHash: null,
  lock: null,
  revealByMs: null,
  calledOff: [],
});

/**
 * How much of a table its reader is shown: the public `summary` without chat, code, ids of people and who is ready; to
 * somebody `invited` by code everything but the chat; to people `watching` the chat too; `seated`, the host among them,
 * everything; `linked`, who has a link to its results, neither chat nor code.
 */
export const tableSightSchema = z.enum(['summary', 'invited', 'watching', 'seated', 'linked']);

/** A table as its reader sees it; what only one seat may know is in the room's view. */
export const tableViewSchema = z.object({
  draftId: z.string(),
  sight: tableSightSchema,
  /** Null for readers who have not been told it. */
  code: z.nullable(z.string()),
  status: tableStatusSchema,
  isSolo: z.boolean(),
  isLocked: z.boolean(),
  game: z.object({ slug: z.string(), name: z.string() }),
  template: z.object({
    slug: z.string(),
    name: z.string(),
    /** The format's name, as `engine/formats` has it. */
    format: z.string(),
    outline: z.object({ rounds: z.int(), decisions: z.int(), cards: z.int() }),
    packs: z.array(z.object({ name: z.string(), cards: z.int(), count: z.int() })),
    /** Of a booster draft; empty for other formats. */
    rounds: z.array(
      z.object({
        packName: z.string(),
        cards: z.int(),
        opening: z.array(stepSchema),
        steps: z.array(stepSchema),
      }),
    ),
  }),
  settings: tableSettingsSchema,
  hostId: z.nullable(z.string()),
  hostName: z.optional(z.nullable(z.string())),
  /** When the host closed the room of the running draft; null while they are there. */
  hostLeftAtMs: z.optional(z.nullable(z.number())),
  /** The seats whose players want the running draft to end. */
  endVotes: z.optional(z.array(z.int())),
  seats: z.array(seatSchema),
  chat: z.array(chatLineSchema),
  changed: z.nullable(z.string()),
  /** What `changed` is about: keys of the settings that the host changed last. */
  changedSettings: z.optional(z.array(z.string())),
  /** What happened last while the table gathered, at most 20; without those who left, for people who can't read the chat. */
  lobbyEvents: z.array(lobbyEventSchema),
  startsAtMs: z.nullable(z.number()),
  createdAtMs: z.number(),
  startedAtMs: z.nullable(z.number()),
  finishedAtMs: z.nullable(z.number()),
  minutes: z.int(),
  seal: tableSealSchema,
  nowMs: z.number(),
  /** Without one a table is its own event. */
  event: z.optional(z.nullable(tableEventSchema)),
});
export type TableView = z.infer<typeof tableViewSchema>;
