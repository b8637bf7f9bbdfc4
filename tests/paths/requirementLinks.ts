import { readFileSync } from 'node:fs';
import { requirementsIn, TABLES } from '#tests/laws/requirements.ts';

interface RequirementLink {
  /** From a report in `reports/` to the section of the document. */
  readonly href: string;
  /** What the row says. */
  readonly says: string;
}

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

let known: ReadonlyMap<string, RequirementLink> | null = null;

function readLinks(): ReadonlyMap<string, RequirementLink> {
  const links = new Map<string, RequirementLink>();
  for (const table of Object.values(TABLES)) {
    const text = readFileSync(table.file, 'utf8');
    for (const section of text.split(/^(?=## )/m)) {
      const [, heading = ''] = /^## (.+)$/m.exec(section) ?? [];
      for (const [number, [says = '']] of requirementsIn(section, table)) {
        const tag = table.word === '' ? number : `${table.word} ${number}`;
        links.set(tag, { href: `../${table.file}#${anchorOf(heading)}`, says });
      }
    }
  }
  return links;
}

/** Where a requirement is written down, by its tag such as `spec 4.3`. */
export function requirementLink(tag: string): RequirementLink | undefined {
  known ??= readLinks();
  return known.get(tag);
}
