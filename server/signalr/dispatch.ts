import type { Connection } from './connection.ts';
import { HubError, textFor } from './hub-error.ts';
import type { Principal } from './principal.ts';
import { type Call, encodeError, encodeResult, type Frame } from './protocol.ts';

/** A method that clients may call; it checks its arguments itself and throws HubError to refuse. */
export type HubMethod<Items, P extends Principal = Principal> = (
  connection: Connection<Items, P>,
  ...args: unknown[]
) => Promise<unknown>;

/** Hears of everything that went wrong inside the server; `place` says where, and holds nothing a client wrote. */
export type OnFault = (error: unknown, place: string) => void;

/** Runs the method that a call names and gives the completion to send, or null when the client wants none; never rejects. */
export async function answerCall<Items, P extends Principal>(
  methods: ReadonlyMap<string, HubMethod<Items, P>>,
  connection: Connection<Items, P>,
  call: Call,
  onFault: OnFault,
): Promise<Frame | null> {
  const { invocationId } = call;
  try {
    const result = await methodFor(methods, call)(connection, ...call.args);
    return invocationId === null ? null : encodeResult(invocationId, result);
  } catch (error) {
    if (!(error instanceof HubError)) onFault(error, `method ${call.target}`);
    return invocationId === null ? null : encodeError(invocationId, textFor(error));
  }
}

function methodFor<Items, P extends Principal>(
  methods: ReadonlyMap<string, HubMethod<Items, P>>,
  call: Call,
): HubMethod<Items, P> {
  const method = methods.get(call.target);
  if (!method) throw new HubError('Unknown method');
  if (call.style === 'stream') throw new HubError('This method does not stream.');
  if (call.style === 'upload') throw new HubError('This method takes no streams.');
  return method;
}
