import * as z from 'zod/mini';
import { sentence } from '../sentence.ts';
import { pageQueryFields, tablePageSchema } from './table.ts';

export const DISK_MEGABYTES_MOST = 1_000_000;

const warmUpSchema = z.object({
  /** In words: a set's name, or what failed. */
  what: z.string(),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  isOver: z.boolean(),
  isStopped: z.boolean(),
});
/** Pictures that are fetched ahead; `done` counts those that failed too. */
export type WarmUpView = z.infer<typeof warmUpSchema>;

/** Which page of the pictures that failed is asked for. */
export const failurePageQuerySchema = z.object(pageQueryFields);
export type FailurePageQuery = z.infer<typeof failurePageQuerySchema>;

/** Answer of GET /api/admin/images: the cache of the process that answers; times are milliseconds since 1970. */
export const imageCacheViewSchema = z.object({
  nowMs: z.number(),
  files: z.int(),
  bytes: z.number(),
  mostBytes: z.number(),
  fullAtMs: z.nullable(z.number()),
  sinceMs: z.number(),
  hits: z.int(),
  misses: z.int(),
  failed: z.int(),
  /** A page of the pictures that failed, newest first. */
  failures: tablePageSchema(
    z.object({ address: z.string(), reason: sentence, atMs: z.number(), isFinal: z.boolean() }),
  ),
  hosts: z.array(z.object({ host: z.string(), addedBy: z.nullable(z.string()), addedUtc: z.string() })),
  /** Hosts that pictures of printings lie at and that are not allowed, the one with the most pictures first. */
  strayHosts: z.array(z.object({ host: z.string(), pictures: z.int() })),
  /** Sets with pictures of other sites. */
  sets: z.array(
    z.object({
      game: z.string(),
      gameName: z.string(),
      code: z.string(),
      name: z.string(),
      pictures: z.int(),
    }),
  ),
  warmUp: z.nullable(warmUpSchema),
});
export type ImageCacheView = z.infer<typeof imageCacheViewSchema>;

export const pictureSetSchema = z.object({
  game: z.string().check(z.minLength(1), z.maxLength(60)),
  set: z.string().check(z.minLength(1), z.maxLength(60)),
});
/** `all` throws everything away, else the pictures of one set. */
export const purgeSchema = z.union([z.object({ all: z.literal(true) }), pictureSetSchema]);
export const purgedSchema = z.object({ files: z.int() });
export const diskLimitSchema = z.object({
  megabytes: z
    .int('Enter a whole number of megabytes.')
    .check(
      z.gte(10, 'Leave the pictures at least 10 MB.'),
      z.lte(DISK_MEGABYTES_MOST, 'That is more than a million megabytes.'),
    ),
});
export const hostSchema = z.object({ host: z.string().check(z.trim(), z.minLength(1), z.maxLength(260)) });
