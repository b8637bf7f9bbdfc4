import type { HookKind } from '#contract/hooks/hooks.ts';
import type { Locale } from '#contract/messages/locales.ts';
import { discordMessage } from './discord.ts';
import type { FactDetail } from './hookFacts.ts';
import type { ToldMessage } from './toldMessage.ts';

/** The version of what signed hooks are sent; fields may be added to one, never changed or taken away. */
export const HOOK_VERSION = 1;

function subjectData({ subject, isPublic, publicUrl }: ToldMessage): object {
  if (!subject) return {};
  const { kind, name, game, format, seats, seatsOpen } = subject;
  const told = { name, game, ...(format === null ? {} : { format }), seats, seatsOpen, isPublic };
  const link = publicUrl + (isPublic ? subject.publicPath : subject.codePath);
  return { [kind]: { ...told, link, ...(isPublic ? {} : { code: subject.code }) } };
}

function detailData({ round, result }: FactDetail): object {
  return {
    ...(round ? { round: { kind: round.kind, number: round.number, matches: round.matches } } : {}),
    ...(result ? { result: { table: result.table, wins: result.wins, draws: result.draws } } : {}),
  };
}

/** The body for a hook of this kind, byte for byte as it is sent and signed. */
export function payloadOf(kind: HookKind, message: ToldMessage, locale: Locale): string {
  if (kind === 'discord') return JSON.stringify(discordMessage(message, locale));
  const { deliveryId, type, atMs } = message;
  return JSON.stringify({
    id: deliveryId,
    type,
    timestamp: new Date(atMs).toISOString(),
    version: HOOK_VERSION,
    data: { ...subjectData(message), ...detailData(message.detail) },
  });
}
