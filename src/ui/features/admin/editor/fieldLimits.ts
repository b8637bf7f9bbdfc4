import * as z from 'zod/mini';

/** What a control can say of a field before the server does. */
export interface FieldLimits {
  readonly isRequired: boolean;
  readonly maxLength?: number | undefined;
  readonly max?: number | undefined;
}

const limitsSchema = z.object({
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  maximum: z.optional(z.number()),
});
const NONE: FieldLimits = { isRequired: false };

/** The limits of each field of a form's schema, by the field's name; a field that may be empty isn't required. */
export function fieldLimits(schema: z.core.$ZodType): (name: string) => FieldLimits {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const limits = new Map(
    Object.entries(properties).flatMap(([name, property]): [string, FieldLimits][] => {
      const { success, data } = z.safeParse(limitsSchema, property);
      if (!success) return [];
      const { minLength = 0, maxLength, maximum: max } = data;
      return [[name, { isRequired: minLength > 0, maxLength, max }]];
    }),
  );
  return (name) => limits.get(name) ?? NONE;
}
