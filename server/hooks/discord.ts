import type { Locale } from '#contract/messages/locales.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { type HookWords, hookWordsIn } from './hookWords.ts';
import type { ToldMessage } from './toldMessage.ts';

const GOLD = 0xe6_b9_64;
/** What Discord takes of an embed's title. */
const TITLE_LONGEST = 256;

/** Text as Discord shows it: nothing in it is markup, a link or a mention. Discord takes a backslash before any sign. */
export const plainForDiscord = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\*_~`|>#\-+[\]()<]/g, '\\$&')
    .replaceAll('@', '@\u200b')
    .replaceAll('://', ':\u200b//');

/** The round as sentences choose it: by the players who are left in a cut. */
const leftIn = (matches: number): '2' | '4' | '8' => (matches === 1 ? '2' : matches === 2 ? '4' : '8');

function sentenceOf(t: HookWords, { type, subject, detail: { round, result } }: ToldMessage): string {
  switch (type) {
    case 'table.opened':
      return t('tableOpened', { open: subject?.seatsOpen ?? 0, seats: subject?.seats ?? 0 });
    case 'table.readyCheck':
      return t('readyCheck');
    case 'draft.started':
      return t('draftStarted');
    case 'draft.finished':
      return t('draftFinished');
    case 'round.opened':
      return round?.kind === 'cut'
        ? t('cutOpened', { players: leftIn(round.matches) })
        : t('roundOpened', { number: round?.number ?? 0 });
    case 'result.reported': {
      const [first, second] = result?.wins ?? [0, 0];
      const draws = result && result.draws > 0 ? `–${result.draws}` : '';
      const score = `${first}–${second}${draws}`;
      const table = result?.table ?? 0;
      return round?.kind === 'cut'
        ? t('cutResult', { players: leftIn(round.matches), table, score })
        : t('roundResult', { number: round?.number ?? 0, table, score });
    }
    case 'hook.test':
      return t('testWords');
  }
}

/**
 * A message for a Discord channel: one embed with title and link, the other lines below it. Names that people chose are
 * escaped, and nobody is ever mentioned.
 */
export function discordMessage(message: ToldMessage, locale: Locale): object {
  const t = hookWordsIn(locale);
  const { subject, isPublic, publicUrl, atMs } = message;
  const title = subject ? plainForDiscord(subject.name ?? subject.game) : t('testTitle');
  const lines = [
    sentenceOf(t, message),
    ...(subject && subject.name !== null ? [plainForDiscord(subject.game)] : []),
    ...(subject && !isPublic ? [t('code', { code: subject.code })] : []),
  ];
  const path = subject ? (isPublic ? subject.publicPath : subject.codePath) : '/';
  return {
    username: PRODUCT_NAME,
    embeds: [
      {
        title: title.slice(0, TITLE_LONGEST),
        url: publicUrl + path,
        description: lines.join('\n'),
        color: GOLD,
        timestamp: new Date(atMs).toISOString(),
      },
    ],
    allowed_mentions: { parse: [] },
  };
}
