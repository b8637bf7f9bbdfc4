import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAB_CUBE, fabCube } from './fabCube.ts';
import type { Answer, Asked, ExpectedSource, GeneratedAsk, GeneratedSource } from './kit.ts';
import { LORCANAJSON, LORCAST, lorcanaJson, lorcast } from './lorcana.ts';
import { MTGJSON, mtgjson } from './mtgjson.ts';
import { POKEMON_TCG_DATA, POKEMONTCG_IO, pokemonTcgData, pokemonTcgIo } from './pokemon.ts';
import { SWU_DB, swuDb } from './swuDb.ts';

export type { GeneratedAsk } from './kit.ts';

/** What each source has, by the id of its recipe. */
export const GENERATED = {
  mtgjson: MTGJSON,
  lorcanajson: LORCANAJSON,
  lorcast: LORCAST,
  'swu-db': SWU_DB,
  'the-fab-cube': FAB_CUBE,
  'pokemon-tcg-data': POKEMON_TCG_DATA,
  'pokemontcg-io': POKEMONTCG_IO,
} as const satisfies Record<string, ExpectedSource>;

const sourcesFor = (ask: GeneratedAsk): GeneratedSource[] => [
  mtgjson(ask),
  lorcanaJson(ask),
  lorcast(ask),
  swuDb(),
  fabCube(ask),
  pokemonTcgData(ask),
  pokemonTcgIo(ask),
];

/** What a path and query of a source is answered with; null where no source has such an address. */
export type AnswerFor = (
  target: string,
  more?: { readonly origin?: string; readonly body?: string },
) => Answer | null;

/** The answers of all sources, without a server. Their addresses differ in path, so that one origin can be all of them. */
export function generatedAnswers(ask: GeneratedAsk): AnswerFor {
  const sources = sourcesFor(ask);
  return (target, { origin = 'https://127.0.0.1', body } = {}) => {
    const { pathname, searchParams } = new URL(target, origin);
    const asked: Asked = { path: decodeURI(pathname), query: searchParams, origin, body: body ?? null };
    for (const source of sources) {
      const answer = source.answer(asked);
      if (answer) return answer;
    }
    return null;
  };
}

/** Answers requests as all public sources of the shipped recipes would; false where none has such an address. */
export function generatedSources(
  ask: GeneratedAsk,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const answerFor = generatedAnswers(ask);
  return async (request, response) => {
    const origin = `https://${request.headers.host ?? '127.0.0.1'}`;
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    const answer = answerFor(request.url ?? '/', { origin, ...(body !== undefined && { body }) });
    if (!answer) return false;
    const etag = `"${answer.body.length.toString(36)}-${ask.todayIso}-${ask.seed}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
      return true;
    }
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'content-length': answer.body.length,
      ...(answer.status === 200 && { etag }),
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
    return true;
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
