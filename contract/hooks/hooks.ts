import * as z from 'zod/mini';

/** What a web hook can tell of (product.md section 15). */
export const HOOK_EVENTS = [
  'table.opened',
  'table.readyCheck',
  'draft.started',
  'draft.finished',
  'round.opened',
  'result.reported',
] as const;
export const hookEventSchema = z.enum(HOOK_EVENTS);
export type HookEvent = z.infer<typeof hookEventSchema>;

/** `hook.test` is sent when somebody asks for it, whatever the hook listens to. */
export const hookMessageSchema = z.enum([...HOOK_EVENTS, 'hook.test']);
export type HookMessage = z.infer<typeof hookMessageSchema>;

/** `signed` gets JSON with a signature; `discord` gets messages for a channel, as Discord's own hooks take them. */
export const hookKindSchema = z.enum(['signed', 'discord']);
export type HookKind = z.infer<typeof hookKindSchema>;

/** `own`: the tables and events that its maker hosts. `everyone`: all that are public; for Admins. */
export const hookScopeSchema = z.enum(['own', 'everyone']);
export type HookScope = z.infer<typeof hookScopeSchema>;

/**
 * Why a hook is off. `failing` for too long, or `gone` (its receiver said so): its maker may turn it on again. `admin`: an
 * Admin turned it off, and turns it on. `role` and `suspended`: it ended with its maker's right, for good.
 */
export const hookOffSchema = z.enum(['failing', 'gone', 'admin', 'role', 'suspended']);
export type HookOff = z.infer<typeof hookOffSchema>;

/** `withdrawn`: before it was taken, the table was hidden from this hook, or the hook ended. */
export const deliveryStateSchema = z.enum(['waiting', 'delivered', 'parked', 'withdrawn']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** Why an attempt failed; `status`: with an answer that is no yes. */
export const deliveryFaultSchema = z.enum([
  'status',
  'redirected',
  'tooSlow',
  'unreachable',
  'refusedAddress',
  'domainForbidden',
  'sealLost',
]);
export type DeliveryFault = z.infer<typeof deliveryFaultSchema>;

/** Hooks that one person may have. */
export const HOOKS_EACH = 10;
const NAME_LONGEST = 60;
const ADDRESS_LONGEST = 1000;

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(NAME_LONGEST, `Use at most ${NAME_LONGEST} characters.`),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Use visible characters only.'),
  );
const eventsSchema = z
  .array(hookEventSchema)
  .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(HOOK_EVENTS.length));

/** What its maker may change later; another address is another hook. */
export const hookChangeSchema = z.object({
  name: nameSchema,
  events: eventsSchema,
  /** Also tables and events that are not public, with their codes; only hooks of one's own. */
  tellsPrivate: z.boolean(),
});
export type HookChange = z.infer<typeof hookChangeSchema>;

export const newHookSchema = z.extend(hookChangeSchema, {
  kind: hookKindSchema,
  scope: hookScopeSchema,
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter the address.'),
      z.maxLength(ADDRESS_LONGEST, `Use at most ${ADDRESS_LONGEST} characters.`),
    ),
});
export type NewHook = z.infer<typeof newHookSchema>;

/** A hook as its maker sees it: of its address only the host, since the rest may be a secret. */
export const hookRowSchema = z.object({
  hookId: z.string(),
  kind: hookKindSchema,
  scope: hookScopeSchema,
  name: z.string(),
  host: z.string(),
  events: z.array(hookEventSchema),
  tellsPrivate: z.boolean(),
  /** Null while it is on. */
  off: z.nullable(hookOffSchema),
  createdAtMs: z.number(),
  /** When something was last delivered. */
  deliveredAtMs: z.nullable(z.number()),
  /** Since when nothing can be delivered. */
  failingSinceMs: z.nullable(z.number()),
  waiting: z.int(),
  parked: z.int(),
});
export type HookRow = z.infer<typeof hookRowSchema>;

export const hookShelfSchema = z.object({
  hooks: z.array(hookRowSchema),
  /** Where an Admin lets hooks go; `*.example.org` stands for every host below it. */
  domains: z.array(z.string()),
});
export type HookShelf = z.infer<typeof hookShelfSchema>;

/** The secret is told this once; null for hooks that have none. */
export const madeHookSchema = z.object({ hook: hookRowSchema, secret: z.nullable(z.string()) });
export type MadeHook = z.infer<typeof madeHookSchema>;
export const hookSecretSchema = z.object({ secret: z.string() });

/** A delivery in the log; nothing of what it says. */
export const deliveryRowSchema = z.object({
  deliveryId: z.string(),
  type: hookMessageSchema,
  state: deliveryStateSchema,
  /** HTTP status of the last answer. */
  status: z.nullable(z.int()),
  fault: z.nullable(deliveryFaultSchema),
  attempts: z.int(),
  createdAtMs: z.number(),
  /** When it was last tried. */
  triedAtMs: z.nullable(z.number()),
  /** When it is tried again, while it waits. */
  dueAtMs: z.nullable(z.number()),
  tookMs: z.nullable(z.int()),
});
export type DeliveryRow = z.infer<typeof deliveryRowSchema>;
export const deliveriesSchema = z.object({ deliveries: z.array(deliveryRowSchema) });

/** A hook as Admins see it. */
export const anyHookSchema = z.extend(hookRowSchema, { makerId: z.string(), makerName: z.string() });
export type AnyHook = z.infer<typeof anyHookSchema>;
export const allHooksSchema = z.object({ hooks: z.array(anyHookSchema), domains: z.array(z.string()) });
export type AllHooks = z.infer<typeof allHooksSchema>;

const DOMAINS_MOST = 100;
/** A host, or every host below one. */
export const hookDomainsSchema = z.object({
  domains: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(253),
          z.regex(
            /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
            'Enter a domain such as discord.com or *.example.org.',
          ),
        ),
    )
    .check(z.maxLength(DOMAINS_MOST, `Allow at most ${DOMAINS_MOST} domains.`)),
});
export type HookDomains = z.infer<typeof hookDomainsSchema>;
