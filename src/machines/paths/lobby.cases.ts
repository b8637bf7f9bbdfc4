import type { AnyMachineSnapshot } from 'xstate';
import { type Reply, refused } from '#contract/refusals.ts';
import type { LobbyContext } from '../tables/lobbyFacts.ts';
import { CHANGED, COMMANDS, FIRST, HAPPENED, LINE, ME, THEO, TOLD } from './lobby.samples.ts';

export const LOBBY_INPUT = { ...FIRST, myId: ME, muted: [], atMs: 1000 };
const GRANTED: Reply<null> = { ok: true, value: null };
const REPLIES = [
  { wording: 'done', output: GRANTED },
  { wording: 'refused', output: refused('tooFast') },
];
const FAILED = [{ wording: 'failed', error: { status: 429, message: '', reply: 'Try again in a moment.' } }];

/** Nothing beside the table: what is typed, muted or asked is walked from such a state and not carried to every other. */
const isPlain = ({ dialog, asks, text, chatRefusal, fresh, unread, muted, trouble }: LobbyContext) =>
  dialog === null &&
  asks.length + fresh.length + unread.length + muted.length === 0 &&
  text + chatRefusal === '' &&
  trouble === null;

/** The table is waited for once. */
const toldIn = ({ place }: LobbyContext) =>
  TOLD.filter(({ shown: { line } }) => line !== 'joining' || place === 'opening');

type Cases = (context: LobbyContext) => readonly Readonly<Record<string, unknown>>[];
const from = (cases: Cases) => (snapshot: AnyMachineSnapshot) => cases(snapshot.context);
const atHost = ({ table }: LobbyContext) => table?.code === 'hosting' || table?.code === 'alone';
const isAt = (context: LobbyContext, code: string) => context.table?.code === code && context.line === 'live';

export const lobbyKey = ({ value, context }: AnyMachineSnapshot) => {
  const { table, dialog, asks, text, saying, chatRefusal, fresh, unread, muted, trouble, clockMs } = context;
  return [
    ...[value, table?.code, dialog?.kind, asks, text, saying, chatRefusal],
    ...[fresh.length, unread.length, muted.length, trouble, clockMs],
  ];
};

/** The payloads with which each event of a lobby is tried. */
export const LOBBY_CASES = {
  'room.told': from((context) => (isPlain(context) && context.clockMs === 1000 ? toldIn(context) : [])),
  'table.happened': from((context) =>
    isPlain(context) &&
    context.table !== null &&
    (isAt(context, 'seated') || isAt(context, 'counting') || isAt(context, 'hosting'))
      ? HAPPENED.map((happened) => ({ ...happened, table: context.table }))
      : [],
  ),
  'lines.faded': from(({ fresh }) => (fresh.length === 0 ? [] : [{ wording: 'all', lines: [LINE] }])),
  'seal.told': from((context) =>
    isAt(context, 'seated') && (isPlain(context) || context.trouble !== null)
      ? [{ trouble: 'lockWrong' }, { trouble: null }]
      : [],
  ),
  'clock.ticked': from(({ clockMs }) =>
    clockMs === 1000
      ? [
          { wording: 'soon after', atMs: 1000 },
          { wording: 'half a second later', atMs: 1500 },
        ]
      : [],
  ),
  'seat.wished': from((context) => (isPlain(context) && context.clockMs === 1000 ? [{}] : [])),
  'commands.pressed': from((context) => {
    const { asks, line, dialog } = context;
    if (line === 'removed') return asks.length === 0 ? [{ wording: 'sit', commands: COMMANDS.sit }] : [];
    if (dialog !== null || asks.length > 1) return [];
    if (isAt(context, 'hosting'))
      return [
        { wording: 'a bot', commands: COMMANDS.bot },
        ...(asks.length === 0 ? [{ wording: 'close seats', commands: COMMANDS.close }] : []),
      ];
    return isAt(context, 'seated') && isPlain(context)
      ? [{ wording: 'ready', commands: COMMANDS.ready }]
      : [];
  }),
  'leave.pressed': from((context) =>
    isPlain(context) && (atHost(context) || isAt(context, 'seated')) ? [{}] : [],
  ),
  'dialog.opened': from((context) => {
    if (
      isAt(context, 'seated') &&
      context.dialog === null &&
      context.asks.length === 0 &&
      context.text === ''
    )
      return [{ wording: 'chat', dialog: { kind: 'chat' } }];
    if (!isAt(context, 'hosting') || !isPlain(context)) return [];
    return [
      { wording: 'settings', dialog: { kind: 'settings' } },
      { wording: 'end', dialog: { kind: 'end' } },
      { wording: 'remove', dialog: { kind: 'remove', seat: THEO } },
    ];
  }),
  'dialog.closed': from(({ dialog, asks }) => (dialog === null || asks.length > 0 ? [] : [{}])),
  'question.confirmed': from(({ dialog, asks }) =>
    ['end', 'remove', 'leaveAndEnd'].includes(dialog?.kind ?? '') && asks.length === 0 ? [{}] : [],
  ),
  'settings.confirmed': from(({ dialog, asks }) =>
    dialog?.kind === 'settings' && asks.length === 0 ? [{ wording: 'a name', settings: CHANGED }] : [],
  ),
  'mute.pressed': from((context) =>
    isAt(context, 'seated') && (context.muted.length > 0 || isPlain(context)) ? [{ memberId: 'theo' }] : [],
  ),
  'text.typed': from((context) => {
    const { text, saying } = context;
    if (!isAt(context, 'seated') || context.asks.length > 0 || context.dialog !== null) return [];
    if (text === '' && isPlain(context)) return [{ text: 'Hello' }, { text: ' ' }];
    return saying === 'Hello' && text === 'Hello' ? [{ text: 'Hello you' }] : [];
  }),
  'say.pressed': from((context) =>
    isAt(context, 'seated') &&
    context.saying === '' &&
    context.chatRefusal === '' &&
    context.asks.length === 0 &&
    context.dialog === null
      ? [{}]
      : [],
  ),
  'xstate.done.actor.ask': REPLIES,
  'xstate.error.actor.ask': FAILED,
  'xstate.done.actor.say': REPLIES,
  'xstate.error.actor.say': FAILED,
  'xstate.done.actor.showCode': [{ output: null }],
  'xstate.error.actor.showCode': FAILED,
  ...Object.fromEntries(
    ['follow', 'watchSeal', 'clock'].flatMap((name) => [
      [`xstate.done.actor.${name}`, []],
      [`xstate.error.actor.${name}`, []],
    ]),
  ),
};
