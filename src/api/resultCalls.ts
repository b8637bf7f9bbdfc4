import * as z from 'zod/mini';
import type { CardFigures, FigureOrder, FigureSort, GameFigures } from '#contract/cardFigures.ts';
import type { DeckList } from '#contract/deckLists.ts';
import type { History } from '#contract/history.ts';
import type { MyTableList, MyTablesGroup } from '#contract/myTables.ts';
import type { ResultFile, ResultFileKind } from '#contract/resultFiles.ts';
import type { MakeResultLink, ResultLink } from '#contract/resultLinks.ts';
import type { Api, CallOptions } from './api.ts';

/** Large replies of our own server are taken by their shape's first field; their parts are typed by the contract. */
const shaped = <Shape>(field: keyof Shape & string) =>
  z.custom<Shape>((value) => typeof value === 'object' && value !== null && field in value);

const fileSchema = shaped<ResultFile>('text');
const deckListSchema = shaped<DeckList>('lines');
const figuresSchema = shaped<CardFigures>('figures');
const gameFiguresSchema = shaped<GameFigures>('figures');
const linkSchema = z.object({
  key: z.string(),
  createdAtMs: z.number(),
  expiresAtMs: z.nullable(z.number()),
});
const linksSchema = z.object({ links: z.array(linkSchema) });

const myTablesSchema = shaped<MyTableList>('games');
const historySchema = shaped<History>('formats');

/** Filters of My drafts, as they stand in its address. */
export interface MyTablesFilters {
  readonly page?: number | undefined;
  readonly q?: string | undefined;
  readonly game?: string | undefined;
  readonly group?: MyTablesGroup | undefined;
}

/** What the list of a game's cards is narrowed and sorted by. */
export interface FiguresFilters {
  readonly q?: string | undefined;
  readonly sort?: FigureSort | undefined;
  readonly order?: FigureOrder | undefined;
  readonly page?: number | undefined;
}

/** Calls about what is kept of a finished draft: files, decks, figures and links; all throw `ApiFailure`. */
export function createResultCalls(api: Api) {
  const draft = (draftId: string) => `/drafts/${encodeURIComponent(draftId)}`;
  return {
    /** `seat` from 0. */
    file: (draftId: string, kind: ResultFileKind, seat: number) =>
      api.get(`${draft(draftId)}/files/${kind}`, fileSchema, { query: { seat: seat + 1 } }),
    deckList: (draftId: string, memberId: string) =>
      api.get(`${draft(draftId)}/decks/${encodeURIComponent(memberId)}/list`, deckListSchema),
    cardFigures: async (draftId: string, options?: CallOptions) =>
      (await api.get(`${draft(draftId)}/card-figures`, figuresSchema, options)).figures,
    gameFigures: (slug: string, { q, sort, order, page }: FiguresFilters, options?: CallOptions) =>
      api.get(`/games/${encodeURIComponent(slug)}/card-figures`, gameFiguresSchema, {
        ...options,
        query: { q, sort, order, page },
      }),
    links: async (draftId: string, options?: CallOptions): Promise<readonly ResultLink[]> =>
      (await api.get(`${draft(draftId)}/links`, linksSchema, options)).links,
    makeLink: (draftId: string, asked: MakeResultLink): Promise<ResultLink> =>
      api.post(`${draft(draftId)}/links`, asked, linkSchema),
    withdrawLink: async (key: string): Promise<void> => {
      await api.delete(`/result-links/${encodeURIComponent(key)}`, z.unknown());
    },
    myTables: ({ page, q, game, group }: MyTablesFilters, options?: CallOptions) =>
      api.get('/drafts/mine', myTablesSchema, { ...options, query: { page, q, game, group } }),
    history: (memberId: string, page: number, options?: CallOptions) =>
      api.get(`/members/${encodeURIComponent(memberId)}/history`, historySchema, {
        ...options,
        query: { page },
      }),
  };
}

export type ResultCalls = ReturnType<typeof createResultCalls>;
