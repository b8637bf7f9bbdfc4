import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsWithoutTokens } from './withoutTokens.ts';

describe('rows of the route table in the browser', () => {
  it('say nothing of access tokens, and everything else', () => {
    const row = `route('GET /cups', { reply: cups, refusals: [], access: signedIn, token: 'cups:read' }),`;
    expect(rowsWithoutTokens(row)).toBe(
      `route('GET /cups', { reply: cups, refusals: [], access: signedIn }),`,
    );
    expect(rowsWithoutTokens(`    access: admin,\n    token: 'admin.cups:write',\n  }),`)).toBe(
      '    access: admin,\n  }),',
    );
  });

  it('are all of that form', () => {
    const files = readdirSync('contract/routes').filter((file) => file.endsWith('.ts'));
    const left = files.filter((file) =>
      /\btoken: '/.test(rowsWithoutTokens(readFileSync(`contract/routes/${file}`, 'utf8'))),
    );
    expect([files.length > 20, left]).toEqual([true, []]);
  });
});
