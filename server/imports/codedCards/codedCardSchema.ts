import * as z from 'zod/mini';

const code = z.string().check(z.minLength(1), z.maxLength(100));
const shortText = z.string().check(z.maxLength(400));
const longText = z.string().check(z.maxLength(20_000));
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));
const stat = maybe(z.union([z.number(), shortText]));

/** One card of the NetrunnerDB family: a printing with its rules. Null as a cost is a printed X. */
const plainCardSchema = z.object({
  code,
  title: maybe(z.string().check(z.minLength(1), z.maxLength(200))),
  name: maybe(z.string().check(z.minLength(1), z.maxLength(200))),
  subname: maybe(shortText),
  stage: maybe(z.union([shortText, z.number()])),
  type_code: code,
  faction_code: z._default(shortText, ''),
  pack_code: code,
  position: maybe(z.number()),
  cost: maybe(z.union([z.number(), shortText])),
  text: maybe(longText),
  flavor: maybe(longText),
  keywords: maybe(shortText),
  traits: maybe(shortText),
  strength: stat,
  attack: stat,
  health: stat,
  back_link: maybe(code),
  back_name: maybe(shortText),
  back_text: maybe(longText),
  imagesrc: maybe(z.string()),
});

/** A card that has a title or a name. */
export const codedCardSchema = plainCardSchema.check(
  z.refine((card) => Boolean(card.title ?? card.name), { path: ['name'], error: 'a name' }),
);
/** One card of the NetrunnerDB family. */
export type CodedCard = z.infer<typeof codedCardSchema>;
