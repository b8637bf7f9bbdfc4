/**
 * The database cannot be reached, does not answer, or cannot write, as on a full disk. Unless the database itself refused
 * what was asked, whether it was done is unknown.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** SQLSTATEs: connection exceptions, insufficient resources, operator intervention, faults of the system itself. */
const AWAY_STATES = /^(08...|53...|57P0.|58...)$/;
const LINE_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EIO',
  'EROFS',
]);
/** What the driver says in words alone. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered|was closed))/;

function isAway(fault: Error): boolean {
  const code: unknown = Reflect.get(fault, 'code');
  if (typeof code === 'string' && code !== '') return AWAY_STATES.test(code) || LINE_FAULTS.has(code);
  return WORDS.test(fault.message);
}

/** The same fault, as a DatabaseAwayError where it means that. */
export function asAway(fault: unknown): unknown {
  if (!(fault instanceof Error) || fault instanceof DatabaseAwayError) return fault;
  return isAway(fault) ? new DatabaseAwayError(fault) : fault;
}

/** Does a piece of work with the database and throws its faults as `asAway` names them. */
export async function namingAway<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (fault) {
    throw asAway(fault);
  }
}
