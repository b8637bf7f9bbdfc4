import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../quick/gitFiles.ts';
import { missingMessages } from './loadedMessages.ts';

const IS_SHIPPED = /^src\/(?!.*\.(test|testkit|gen)\.|.*\/testing\/|.*\/messages\/).*\.tsx?$/;
const TEMPLATES = 'src/routes/-admin/TemplatesPage.tsx';
const DIALOGS = 'src/ui/features/lobby/dialogs/LobbyDialogs.tsx';

const here = new Map(
  filesOf('.')
    .filter((file) => IS_SHIPPED.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const told = (sources: ReadonlyMap<string, string>) =>
  missingMessages(sources).map(({ entry, file, catalogue }) => `${catalogue} for ${file} on ${entry}`);

/** The project with one file changed; `before` has to be in it. */
function changed(file: string, before: string, after: string) {
  const text = here.get(file) ?? '';
  expect(text).toContain(before);
  return new Map(here).set(file, text.replace(before, after));
}

describe('the catalogues of a page', () => {
  it('are loaded before it paints, for every part that it shows without fetching one', () => {
    expect(here.size).toBeGreaterThan(1000);
    expect(told(here)).toEqual([]);
  });

  it('are missed where a page does not name one', () => {
    const sources = changed(TEMPLATES, "loadMessages('admin', 'adminTemplates')", "loadMessages('admin')");
    expect(told(sources)).toContain(
      `adminTemplates for src/ui/features/admin/templates/TemplatesScreen.tsx on ${TEMPLATES}`,
    );
  });

  it('are missed where a page does not wait for one', () => {
    const sources = changed(TEMPLATES, "  useMessages('adminTemplates');\n", '');
    expect(told(sources).every((line) => line.startsWith('adminTemplates for '))).toBe(true);
    expect(told(sources)).not.toEqual([]);
  });

  it('are missed where a part deep below the page asks for one more', () => {
    const ladder = 'src/ui/components/clocks/ClockLadder.tsx';
    const sources = changed(ladder, "useMessages('common')", "useMessages('waysIn')");
    expect(told(sources)).toContain(`waysIn for ${ladder} on ${TEMPLATES}`);
  });

  it('are missed where a late part comes without its own', () => {
    const dialog = 'src/ui/features/guests/RenameGuest.tsx';
    const sources = changed(
      DIALOGS,
      `withMessages(import('../../guests/RenameGuest.tsx'), 'guests')`,
      `import('../../guests/RenameGuest.tsx')`,
    );
    expect(told(sources)).toContain(`guests for ${dialog} on ${dialog}`);
  });
});
