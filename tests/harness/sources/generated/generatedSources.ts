import type { IncomingMessage, ServerResponse } from 'node:http';
import { DIGIMONCARD_IO, digimonCardIo, OPTCGAPI, optcgApi } from './bandai.ts';
import { FAB_CUBE, fabCube } from './fabCube.ts';
import type { Answer, Asked, ExpectedSource, GeneratedAsk, GeneratedSource } from './kit.ts';
import { LORCANAJSON, LORCAST, lorcanaJson, lorcast } from './lorcana.ts';
import { MTGJSON, mtgjson } from './mtgjson.ts';
import { NETRUNNERDB, netrunnerDb, YGOPRODECK, ygoProDeck } from './piles.ts';
import { POKEMON_TCG_DATA, POKEMONTCG_IO, pokemonTcgData, pokemonTcgIo } from './pokemon.ts';
import { cubeCobra, SCRYFALL, scryfall, seventeenLands } from './scryfall.ts';
import { SORCERY, sorcery } from './sorcery.ts';
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
  ygoprodeck: YGOPRODECK,
  netrunnerdb: NETRUNNERDB,
  optcgapi: OPTCGAPI,
  'digimoncard-io': DIGIMONCARD_IO,
  sorcery: SORCERY,
  scryfall: SCRYFALL,
} as const satisfies Record<string, ExpectedSource>;

type GeneratedId = keyof typeof GENERATED | 'cubecobra' | '17lands';

const sourcesFor = (ask: GeneratedAsk): Readonly<Record<GeneratedId, GeneratedSource>> => ({
  mtgjson: mtgjson(ask),
  lorcanajson: lorcanaJson(ask),
  lorcast: lorcast(ask),
  'swu-db': swuDb(ask),
  'the-fab-cube': fabCube(ask),
  'pokemon-tcg-data': pokemonTcgData(ask),
  'pokemontcg-io': pokemonTcgIo(ask),
  ygoprodeck: ygoProDeck(ask),
  netrunnerdb: netrunnerDb(ask),
  optcgapi: optcgApi(),
  'digimoncard-io': digimonCardIo(),
  sorcery: sorcery(),
  scryfall: scryfall(ask),
  cubecobra: cubeCobra(ask),
  '17lands': seventeenLands(ask),
});

/** What a path and query of a source is answered with; null where no source has such an address. */
export type AnswerFor = (
  target: string,
  more?: { readonly origin?: string; readonly body?: string },
) => Answer | null;

/**
 * The answers of all sources, without a server. A path that begins with the id of a recipe is asked of that source alone,
 * as some have the same paths: `/swu-db/sets` and `/scryfall/sets`.
 */
export function generatedAnswers(ask: GeneratedAsk): AnswerFor {
  const sources = new Map<string, GeneratedSource>(Object.entries(sourcesFor(ask)));
  return (target, { origin = 'https://127.0.0.1', body } = {}) => {
    const { pathname, searchParams } = new URL(target, origin);
    const path = decodeURI(pathname);
    const asked: Asked = { path, query: searchParams, origin, body: body ?? null };
    const [, first = ''] = path.split('/');
    const alone = sources
      .get(first)
      ?.answer({ ...asked, path: path.slice(first.length + 1), origin: `${origin}/${first}` });
    if (alone) return alone;
    for (const source of sources.values()) {
      const answer = source.answer(asked);
      if (answer) return answer;
    }
    return null;
  };
}

/** The SOURCES setting with which a server asks a stand of this origin instead of the sources. */
export const generatedOrigins = (origin: string): string =>
  [...Object.keys(GENERATED), 'cubecobra', '17lands'].map((id) => `${id}=${origin}/${id}`).join();

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
