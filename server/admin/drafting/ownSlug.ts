import { randomUUID } from 'node:crypto';
import { slugOf } from '#server/imports/parsing/slug.ts';

const SLUG_LETTERS = 48;
const ID_LETTERS = 8;

/** A slug after this name that nothing else has. */
export const ownSlug = (name: string): string =>
  `${slugOf(name).slice(0, SLUG_LETTERS)}-${randomUUID().slice(0, ID_LETTERS)}`;
