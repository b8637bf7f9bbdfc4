import { type Name, writeMe } from './names.ts';
import { CannotMake, type Planner } from './plan.ts';

/** Rochester is the smallest whole format: open cards, taken in turn. A new format begins as it, and works at once. */
const MODEL = 'rochester';
const RULES = 'engine/formats';
const BOARDS = 'src/ui/features/draft-room/boards';

const COUNTS = 'Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
  ' ',
);

/** Plans a format of that name: its files, and its line wherever the program lists every format. */
export function planFormat(planner: Planner, name: Name): void {
  const { camel, pascal, words } = name;
  if (new RegExp(`^  readonly ${camel}: `, 'm').test(planner.read(`${RULES}/registry.ts`)))
    throw new CannotMake(`There is a format "${camel}" already: ${RULES}/${camel}/.`);
  planner.refuseFolder(`${RULES}/${camel}`);
  planner.refuseFolder(`${BOARDS}/${camel}`);
  makeFiles(planner, name);
  planner.addAfterLast(
    `${RULES}/registry.ts`,
    /^import \{ /,
    `import { ${camel} } from './${camel}/${camel}.ts';`,
  );
  planner.addAfterLast(
    `${RULES}/registry.ts`,
    /^import type \{ \w+Shape \}/,
    `import type { ${pascal}Shape } from './${camel}/${camel}.types.ts';`,
  );
  planner.addAfterLast(
    `${RULES}/registry.ts`,
    /^ {2}readonly \w+: \w+Shape;$/,
    `  readonly ${camel}: ${pascal}Shape;`,
  );
  planner.addAfterLast(`${RULES}/registry.ts`, /^ {2}\w+,$/, `  ${camel},`);
  const oracles = 'tests/support/engine/oracles.ts';
  planner.addAfterLast(
    oracles,
    /oracle\.ts';$/,
    `import { ${camel}Oracle } from '#engine/formats/${camel}/oracle.ts';`,
  );
  planner.addAfterLast(oracles, /^ {2}\w+: \w+Oracle,$/, `  ${camel}: ${camel}Oracle,`);
  planner.addAfterLast(
    `${BOARDS}/registry.ts`,
    /^ {2}\w+: late\(/,
    `  ${camel}: late(() => withWords(import('./${camel}/${pascal}Board.tsx')), 'default'),`,
  );
  planner.replace(
    'src/ui/features/admin/templates/formatFields.ts',
    /^ {2}rochester: .*\n/m,
    ([model]) => model + renamed(model, name),
  );
  for (const sentence of ['format', 'formatHint'])
    planner.replace(
      'src/ui/messages/en/admin/adminTemplates.ts',
      new RegExp(`^( {2}${sentence}:.*\\n? *'.*) other \\{`, 'm'),
      ([, formats]) => `${formats} ${camel} {${words}} other {`,
    );
  planner.replace(
    'contract/formatChoices/plans.ts',
    /^ {2}rochester: \{\n(?: {4}.*\n)+ {2}\},\n/m,
    ([model]) => model + renamed(model, name),
  );
  planner.replace(
    'src/ui/messages/en/common.ts',
    / other \{Other format\}/,
    ([others]) => ` ${camel} {${words}}${others}`,
  );
  planner.replace(
    'tests/harness/formatGame.ts',
    /^ {2}rochester: .*\n/m,
    ([model]) => model + renamed(model, name),
  );
  planner.replace('README.md', /\b(\w+) formats: booster drafts/, ([, count = '']) => {
    const next = COUNTS[COUNTS.indexOf(count) + 1];
    if (!COUNTS.includes(count) || next === undefined)
      throw new CannotMake(`README.md counts the formats in a word that is not known here: "${count}".`);
    return `${next} formats: booster drafts`;
  });
  planner.replace(
    'README.md',
    / and ([\w -]+)\. Drafts at the table/,
    ([, last]) => `, ${last} and ${words.toLowerCase()}. Drafts at the table`,
  );
}

function makeFiles(planner: Planner, name: Name): void {
  const { camel, pascal, words } = name;
  const from = (file: string) => renamed(planner.read(file), name);
  const folder = `${RULES}/${camel}`;
  const rules = from(`${RULES}/${MODEL}/rules.md`).replace(
    /^# .*\n/,
    `# ${words}\n\nWrite me: until this page says otherwise, ${words} is played as Rochester is.\n`,
  );
  planner.make(`${folder}/rules.md`, rules);
  planner.make(`${folder}/${camel}.types.ts`, from(`${RULES}/${MODEL}/${MODEL}.types.ts`));
  planner.make(`${folder}/${camel}.ts`, from(`${RULES}/${MODEL}/${MODEL}.ts`));
  planner.make(`${folder}/oracle.ts`, from(`${RULES}/${MODEL}/oracle.ts`));
  const sentence = `put the rules of ${words} into ${folder}/rules.md, then into the format, its oracle and the tests above.`;
  planner.make(
    `${folder}/${camel}.test.ts`,
    from(`${RULES}/${MODEL}/${MODEL}.test.ts`) + writeMe('has rules of its own', sentence),
  );
  const board = `${BOARDS}/${camel}/${pascal}Board`;
  planner.make(`${board}.tsx`, from(`${BOARDS}/${MODEL}/RochesterBoard.tsx`));
  planner.make(`${board}.test.tsx`, from(`${BOARDS}/${MODEL}/RochesterBoard.test.tsx`));
}

/** The model's text under another name, as code and as people read it. */
function renamed(text: string, { camel, pascal, words }: Name): string {
  return text
    .replaceAll(/Rochester(?=[A-Z])|(?<=[a-z])Rochester/g, pascal)
    .replaceAll(/A Rochester draft|a Rochester draft/g, (found) => `${found[0]} draft of ${words}`)
    .replaceAll('Rochester', words)
    .replaceAll(MODEL, camel);
}
