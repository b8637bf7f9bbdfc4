import { equivalent, survived, type Verdicts } from './verdict.ts';

const NAME = 'the name is read by tools and nobody else.';
const NEVER_NULL =
  'only what was asked leads here, so there is always something; the check is there for the types.';
const ONLY_SEATED = 'only a seat leads here; the check is there for the types.';
const IS_YES =
  "(ask?.type === 'answer' && ask.isThere) || (ask?.type === 'sit' && ask.asked.bots === 'now');";
const SEATED_TABLE = "return { draftId: view.mine.kind === 'seated' ? view.mine.draftId : '' };";
const ANSWER =
  "return { ask: mine?.kind === 'found' ? { type: 'answer', matchId: mine.matchId, isThere } : null };";
const ONLY_FOUND = 'an answer is taken only where a table was found; the check is there for the types.';

export const queueVerdicts: Verdicts = {
  draftQueue: [
    survived("id: 'draftQueue',", "'draftQueue'", '""', NAME),
    survived("invoke: { id: 'line', src: 'line' },", "'line'", '""', NAME),
    equivalent(
      "isMine: isYes(params.ask) || (context.isMine && params.ask?.type === 'sit'),",
      'params.ask?.type',
      'params.ask.type',
      NEVER_NULL,
    ),
    equivalent(IS_YES, "ask?.type === 'answer'", 'true', 'nothing but an answer says whether one is there.'),
    equivalent(IS_YES, 'ask?.type', 'ask.type', NEVER_NULL),
    equivalent(SEATED_TABLE, "view.mine.kind === 'seated'", 'true', ONLY_SEATED),
    equivalent(SEATED_TABLE, "''", '"Stryker was here!"', ONLY_SEATED),
    equivalent('const mine = context.view?.mine;', 'context.view?.mine', 'context.view.mine', ONLY_FOUND),
    equivalent(ANSWER, "mine?.kind === 'found'", 'true', ONLY_FOUND),
    equivalent(ANSWER, 'mine?.kind', 'mine.kind', ONLY_FOUND),
    equivalent(
      "return { refusal: output.ok ? '' : output.message };",
      "''",
      '"Stryker was here!"',
      'only a refusal leads here; the check is there for the types.',
    ),
  ],
  eventRoom: [
    survived("id: 'eventRoom',", "'eventRoom'", '""', NAME),
    survived("invoke: { id: 'line', src: 'line' },", "'line'", '""', NAME),
    equivalent(
      "params: ({ context, event }) => ({ draftId: tableOf(context, event.view) ?? '' }),",
      "''",
      '"Stryker was here!"',
      ONLY_SEATED,
    ),
    equivalent(
      "snapshot.matches({ stage: 'absent' }) ? snapshot.context.message : null;",
      "{ stage: 'absent' }",
      '{}',
      'what was said of an absence is forgotten as soon as the event is told again.',
    ),
  ],
  roomChoosing: [
    equivalent(
      'const others = chosen.filter((known) => readBidKey(known, cards)?.id !== bid.id);',
      'readBidKey(known, cards)?.id',
      'readBidKey(known, cards).id',
      'of bids only bids are chosen; the check is there for the types.',
    ),
    equivalent(
      'const side: readonly string[] = [hand, open].find((cards) => cards.some((known) => known === id)) ?? [];',
      '[]',
      '["Stryker was here"]',
      'no card has such an id, so nothing else is taken out of what is chosen.',
    ),
  ],
};
