import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WRONG_CODES } from '#server/app/requests/guessedCodes.ts';
import { AUTH_LIMITS } from '#server/members/rateLimits.ts';
import { ABSOLUTE_MS, GRACE_MS, IDLE_MS } from '#server/members/sessions.ts';
import { DEFAULT_LIMITS } from '#server/signalr/limits.ts';

const document = readFileSync('docs/protection.md', 'utf8');
const DAY_MS = 86_400_000;

interface Limit {
  readonly attempts: number;
  readonly windowSeconds: number;
}
type Limits = Readonly<Record<string, Limit | Readonly<Record<string, Limit>>>>;

function inWords({ attempts, windowSeconds }: Limit): string {
  const [count, unit] =
    windowSeconds < 3600 ? [windowSeconds / 60, 'minute'] : [windowSeconds / 3600, 'hour'];
  return `${attempts} in ${count} ${unit}${count === 1 ? '' : 's'}`;
}

const isLimit = (limit: Limits[string]): limit is Limit => typeof limit.attempts === 'number';

/** `login.perAddress` with its words, for each limit. */
const named = (limits: Limits): [string, string][] =>
  Object.entries(limits).flatMap(([name, limit]) =>
    isLimit(limit)
      ? [[name, inWords(limit)] satisfies [string, string]]
      : Object.entries(limit).map(([part, one]): [string, string] => [`${name}.${part}`, inWords(one)]),
  );

describe('the written rules of protection', () => {
  it('tell each limit of guesses as the server counts it [ASVS V6.1.1]', () => {
    const written = [...document.matchAll(/^\| `([\w.]+)` \| [^|]+ \| (\d+ in \d+ \w+) \|$/gm)].map(
      ([, name, words]) => [name, words],
    );
    expect(written).toEqual(named({ ...AUTH_LIMITS, wrongCodes: WRONG_CODES }));
  });

  it.each([
    `ends after ${IDLE_MS / DAY_MS} days without use and after ${ABSOLUTE_MS / DAY_MS} days in all`,
    `${GRACE_MS / 1000} seconds of grace`,
    `${DEFAULT_LIMITS.socketsPerUser} lines of a member at a time`,
    `${DEFAULT_LIMITS.messageBytes / 1024} KiB a message`,
    `${DEFAULT_LIMITS.callRate.burst} calls at once and ${(DEFAULT_LIMITS.callRate.count * 1000) / DEFAULT_LIMITS.callRate.perMs} a second`,
  ])('tell that %s [ASVS V7.1.1]', (words) => {
    expect(document).toContain(words);
  });
});
