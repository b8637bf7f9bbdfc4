import type { AppContext } from '#server/app/appContext.ts';
import type { Database } from '#server/db/open.ts';
import { loadDraft } from '#server/drafts/running/loadDraft.ts';
import { findMember } from '../memberRows.ts';
import { readCard } from './card.ts';
import { deviceOf } from './device.ts';
import { readAccount } from './ownAccount.ts';

interface SeatRow {
  readonly draftId: string;
  readonly name: string;
  readonly game: string;
  readonly status: string;
  readonly seat: number;
  readonly isHost: boolean;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

const SEATS = `select d.id as "draftId", d.name, g.name as game, d.status, s.seat, coalesce(d.host_id = $1, false) as "isHost",
    d.started_at as "startedAt", d.finished_at as "finishedAt"
  from seat s join draft d on d.id = s.draft_id join game g on g.id = d.game_id
  where s.member_id = $1 order by d.created_at, d.id`;
const DECKS = `select draft_id as "draftId", name, contents, version, saved_at as "savedUtc",
    submitted_at as "submittedUtc" from deck where member_id = $1 order by saved_at, draft_id`;
const SNAPSHOTS = `select draft_id as "draftId", number, name, contents, taken_at as "takenUtc" from deck_snapshot
  where member_id = $1 order by taken_at, id`;
const SUBMISSIONS = `select draft_id as "draftId", number, name, lines, hash as fingerprint, encode(nonce, 'hex') as "fingerprintNonce", at as "submittedUtc"
  from deck_submission where member_id = $1 order by at, draft_id`;
/** Without their keys: who reads the file must not be able to open what it tells of. */
const LINKS = `select draft_id as "draftId", created_at as "createdUtc", expires_at as "expiresUtc",
    withdrawn_at as "withdrawnUtc" from result_link where member_id = $1 order by created_at, draft_id`;
const EVENTS = `select p.event_id as "eventId", e.settings ->> 'name' as name, p.joined_at as "joinedUtc", p.draft_id as "draftId",
    e.host_id = $1 as "isHost"
  from event_player p join event e on e.id = p.event_id where p.member_id = $1 order by p.joined_at, p.event_id`;
const WAITED_FOR = `select w.event_id as "eventId", e.settings ->> 'name' as name
  from event_waiting w join event e on e.id = w.event_id where w.member_id = $1 order by w.event_id`;
const ACHIEVEMENTS = `select a.name, m.awarded_at as "awardedUtc" from member_achievement m
  join achievement a on a.slug = m.slug where m.member_id = $1 order by m.awarded_at, a.name`;
const OWN_PACKS = `select g.name as game, p.definition from pack_definition p join game g on g.id = p.game_id
  where p.owner_id = $1 order by p.slug`;
const OWN_TEMPLATES = `select g.name as game, t.status, t.definition from draft_template t join game g on g.id = t.game_id
  where t.owner_id = $1 order by t.slug`;
const OWN_LISTS = `select name, text, file_name as "fileName", link, answers, is_shared as "isShared", used_at as "usedUtc"
  from member_list where member_id = $1 order by name, id`;
const PRACTICE = `select game, template, template_name as name, secret, actions, side, saved_at as "savedUtc" from practice_draft
  where member_id = $1 order by saved_at, id`;
/** Without their hashes. */
const TOKENS = `select name, scopes, created_at as "createdUtc", expires_at as "expiresUtc", last_used_at as "lastUsedUtc"
  from access_token where member_id = $1 order by created_at, id`;
/** Without their keys, which tell the owner nothing. */
const PASSKEYS = `select name, transports, is_backed_up as "isBackedUp", is_second_factor as "isSecondFactor",
    created_at as "createdUtc", last_used_at as "lastUsedUtc" from passkey where member_id = $1 order by created_at, id`;
const WEB_HOOKS = `select name, kind, scope, host, events, tells_private as "tellsPrivate", off_why as off, created_at as "createdUtc"
  from web_hook where member_id = $1 order by created_at, id`;
const CHAT = `select draft_id as "draftId", text, at as "saidUtc" from chat_message
  where member_id = $1 order by at, id`;

/** The cards a seat has taken so far, in order: the same that its own player sees. */
async function picksOf(db: Database, draftId: string, seat: number) {
  const draft = (await loadDraft(db, draftId))?.draft;
  return (draft?.state.seats[seat]?.pool ?? []).flatMap(({ id, round, pick }) => {
    const instance = draft?.state.instances[id];
    const card = instance && draft?.setup.catalogue.cards[instance.card];
    return card ? [{ round: round + 1, pick, card: card.name }] : [];
  });
}

async function draftsOf(db: Database, memberId: string) {
  const drafts = [];
  for (const { startedAt, finishedAt, ...row } of await db.query<SeatRow>(SEATS, [memberId]))
    drafts.push({
      ...row,
      startedUtc: startedAt?.toISOString() ?? null,
      finishedUtc: finishedAt?.toISOString() ?? null,
      picks: startedAt ? await picksOf(db, row.draftId, row.seat) : [],
    });
  return drafts;
}

/** Everything that is kept about one person, to be read by them; null when they are gone. Times are ISO 8601. */
export async function exportAccount(context: AppContext, memberId: string) {
  const { db, members, clock } = context;
  const member = await findMember(db, 'id', memberId);
  const account = await readAccount(context, memberId);
  const card = await readCard(db, memberId);
  if (!member || !account || !card) return null;
  const { preferences, linkedSignIns, providers: _, ...standing } = account;
  const sessions = await members.sessions.listOf(memberId);
  return {
    format: 'passleft-account' as const,
    version: 1,
    madeUtc: new Date(clock.now()).toISOString(),
    account: { memberId, handle: member.handle, isGuest: member.isGuest, roles: member.roles, ...standing },
    card,
    preferences,
    linkedSignIns,
    passkeys: await db.query(PASSKEYS, [memberId]),
    sessions: sessions.map(({ createdAt, lastUsedAt, userAgent }) => ({
      device: deviceOf(userAgent),
      userAgent,
      createdUtc: createdAt.toISOString(),
      lastUsedUtc: lastUsedAt.toISOString(),
    })),
    accessTokens: await db.query(TOKENS, [memberId]),
    drafts: await draftsOf(db, memberId),
    decks: await db.query(DECKS, [memberId]),
    deckSnapshots: await db.query(SNAPSHOTS, [memberId]),
    deckSubmissions: await db.query(SUBMISSIONS, [memberId]),
    ownPacks: await db.query(OWN_PACKS, [memberId]),
    ownTemplates: await db.query(OWN_TEMPLATES, [memberId]),
    ownLists: await db.query(OWN_LISTS, [memberId]),
    practiceDrafts: await db.query(PRACTICE, [memberId]),
    webHooks: await db.query(WEB_HOOKS, [memberId]),
    resultLinks: await db.query(LINKS, [memberId]),
    events: await db.query(EVENTS, [memberId]),
    eventsWaitedFor: await db.query(WAITED_FOR, [memberId]),
    achievements: await db.query(ACHIEVEMENTS, [memberId]),
    chat: await db.query(CHAT, [memberId]),
  };
}
