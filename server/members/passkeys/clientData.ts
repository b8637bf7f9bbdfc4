import * as z from 'zod/mini';

const clientDataSchema = z.object({
  challenge: z.string().check(z.minLength(1), z.maxLength(200)),
  crossOrigin: z._default(z.boolean(), false),
});

/** What a browser says of a ceremony, before any of it is believed; null when it cannot be read. */
export function clientDataOf(clientDataJson: string): z.infer<typeof clientDataSchema> | null {
  try {
    const read = clientDataSchema.safeParse(
      JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')),
    );
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
