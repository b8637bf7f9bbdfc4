import { checkOutwardAddress } from './outwardAddress.ts';
import { askOutward, type OutwardLimits, readAnswer, withinTime } from './outwardLine.ts';
import { timeLimit } from './timeLimit.ts';

export interface OutwardPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Posts to an https address outside, without following redirects and without anything that tells who is here; answers the
 * status. Throws OutwardRefused for an address that may not be dialled, other errors for a line that failed.
 */
export async function outwardPost(post: OutwardPost, limits: OutwardLimits): Promise<number> {
  const signal = timeLimit(limits.timeMs, limits.signal);
  const target = await withinTime(checkOutwardAddress(post.url, limits), signal);
  const { headers, body } = post;
  return askOutward(target, { method: 'POST', headers, body }, limits, signal, async (answer) => {
    await readAnswer(answer, limits.answerBytes);
    return answer.statusCode ?? 0;
  });
}

/**
 * The same for receivers whose answer says nothing but its status: once that has come, a body that is too long, too slow
 * or broken off changes nothing, since what was posted is there.
 */
export async function outwardTell(post: OutwardPost, limits: OutwardLimits): Promise<number> {
  const signal = timeLimit(limits.timeMs, limits.signal);
  const target = await withinTime(checkOutwardAddress(post.url, limits), signal);
  const { headers, body } = post;
  const answered: { status?: number } = {};
  try {
    return await askOutward(target, { method: 'POST', headers, body }, limits, signal, async (answer) => {
      answered.status = answer.statusCode ?? 0;
      await readAnswer(answer, limits.answerBytes);
      return answered.status;
    });
  } catch (fault) {
    if (answered.status === undefined) throw fault;
    return answered.status;
  }
}
