import * as z from 'zod/mini';
import { emailSchema } from '../members/account.ts';
import { roleSchema } from '../members/members.ts';

/** A row of the users' table; times are ISO 8601, `state` is what an Admin filters by. */
export const userRowSchema = z.object({
  id: z.string(),
  handle: z.string(),
  email: z.string(),
  standing: z.enum(['guest', 'member', 'PowerUser', 'Admin']),
  state: z.enum(['active', 'suspended']),
  isVerified: z.boolean(),
  drafts: z.number(),
  openReports: z.number(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  suspendedUntil: z.nullable(z.string()),
  avatarUrl: z.string(),
});
export type UserRow = z.infer<typeof userRowSchema>;

/** A row of the reports' table. */
export const chatReportRowSchema = z.object({
  id: z.string(),
  text: z.string(),
  handle: z.string(),
  memberId: z.string(),
  reporter: z.string(),
  table: z.string(),
  draftId: z.string(),
  saidAt: z.string(),
  at: z.string(),
  state: z.enum(['open', 'settled']),
});
export type ChatReportRow = z.infer<typeof chatReportRowSchema>;

const suspensionSchema = z.object({
  reason: z.string(),
  sinceUtc: z.string(),
  untilUtc: z.nullable(z.string()),
});

/** What Admins noted about a person; `author` is null where the author's account is gone. */
export const memberNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  author: z.nullable(z.string()),
  atUtc: z.string(),
});
export type MemberNote = z.infer<typeof memberNoteSchema>;

/** What an Admin reads of one person: never a password, a token or what somebody drafts. */
export const userDetailSchema = z.object({
  id: z.string(),
  handle: z.string(),
  email: z.string(),
  isGuest: z.boolean(),
  isVerified: z.boolean(),
  /** Confirmed on an Admin's word alone, which can be taken back. */
  isConfirmedByHand: z.boolean(),
  roles: z.array(z.string()),
  avatarUrl: z.string(),
  aboutText: z.string(),
  createdUtc: z.string(),
  lastSeenUtc: z.string(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  providers: z.array(z.string()),
  suspension: z.nullable(suspensionSchema),
  sessions: z.array(
    z.object({
      sessionId: z.string(),
      device: z.string(),
      createdUtc: z.string(),
      lastUsedUtc: z.string(),
    }),
  ),
  tables: z.object({ played: z.int(), hosted: z.int(), live: z.int() }),
  reports: z.array(z.object({ id: z.string(), text: z.string(), saidUtc: z.string(), isOpen: z.boolean() })),
  notes: z.array(memberNoteSchema),
  /** Whether it is who asks: the own role and account are not changed here. */
  isMe: z.boolean(),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

export const changeRolesSchema = z.object({ roles: z.array(roleSchema).check(z.maxLength(2)) });

export const SUSPENSION_REASON_LENGTH = 300;
/** `untilMs` null keeps somebody out until it is lifted. */
export const suspendSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Say why, in a few words: the member reads it.'),
      z.maxLength(SUSPENSION_REASON_LENGTH, `Use at most ${SUSPENSION_REASON_LENGTH} characters.`),
    ),
  untilMs: z.nullable(z.int()),
});
export type SuspendWish = z.infer<typeof suspendSchema>;

export const SUSPENSION_TERMS = ['day', 'week', 'month', 'date', 'lifted'] as const;
/** A suspension as an Admin types it; `lastDay` counts for the term `date` alone. */
export const suspensionFormSchema = z
  .object({
    reason: suspendSchema.shape.reason,
    term: z.enum(SUSPENSION_TERMS),
    lastDay: z.nullable(z.string()),
  })
  .check(
    z.refine(({ term, lastDay }) => term !== 'date' || lastDay !== null, {
      path: ['lastDay'],
      error: 'Choose the last day.',
    }),
  );
export type SuspensionForm = z.infer<typeof suspensionFormSchema>;

export const NOTE_LENGTH = 1000;
export const writeNoteSchema = z.object({
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write something first.'),
      z.maxLength(NOTE_LENGTH, `Use at most ${NOTE_LENGTH} characters.`),
    ),
});
export const noteWrittenSchema = z.object({ note: memberNoteSchema, activityId: z.nullable(z.string()) });

/** A row of the table of open invitations. */
export const accountInvitationRowSchema = z.object({
  id: z.string(),
  email: z.string(),
  invitedBy: z.string(),
  sentAt: z.string(),
});
export type AccountInvitationRow = z.infer<typeof accountInvitationRowSchema>;

export const inviteSchema = z.object({ email: emailSchema });

/** `removesLines` also takes the reported lines out of the chat. */
export const settleReportsSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(200)),
  removesLines: z.boolean(),
});
