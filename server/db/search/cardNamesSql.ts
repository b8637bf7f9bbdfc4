import { foldSearchSql } from './foldedSql.ts';

const JSON_LIST = `jsonb_path_query_array(record, '$.names.*')::text`;
/** The names in a card's record, a line each. JSON writes line breaks and quotes inside of one as escapes. */
const LINES = `replace(replace(substr(${JSON_LIST}, 3, greatest(length(${JSON_LIST}) - 4, 0)), '", "', chr(10)), '\\"', '"')`;

/**
 * What the generated column `card.other_names` holds; a database has it as it was when its migration was made, so what
 * changes how names are folded needs a migration of this column.
 */
export const FOLDED_NAMES = `case when record ? 'names' then string_to_array(${foldSearchSql(LINES)}, chr(10)) end`;

/** Whether a card (`card` is its alias) has a name like the pattern in `place`, in any of its languages. */
export const cardNamedLike = (card: string, place: string): string =>
  `(${foldSearchSql(`${card}.name`)} like ${place} or (${card}.other_names is not null
    and exists (select from unnest(${card}.other_names) as other(name) where other.name like ${place})))`;

/** Whether a card is called like one of the folded names in `place` in another language: whole, or by its front half. */
export const cardCalledOtherwise = (card: string, place: string): string =>
  `(${card}.other_names is not null and exists (select from unnest(${card}.other_names) as other(name)
    where other.name = any(${place}) or split_part(other.name, ' // ', 1) = any(${place})))`;
