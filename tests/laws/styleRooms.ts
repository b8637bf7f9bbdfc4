/** A file of src/ui with its path below that folder. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What every screen is made of: their sheets are for all. */
const SHARED = new Set(['cards', 'kit', 'shell', 'theme']);

/** Set on the page itself, so they say nothing about whose rule it is. */
const OF_THE_PAGE = new Set(['dark', 'light', 'with-tabbar']);

/** `import '../lobby/invite.css'` */
const BORROWED = /^import '(?:\.\.\/)+([^'.][^']*\.css)';$/gm;

const roomOf = (path: string) => path.replace(/^(?:features|components)\//, '').split('/')[0] ?? path;

const CLASS_ATTRIBUTE = /(?:className=|classNames\()(?:"([^"]*)"|\{?((?:[^{}]|\{[^{}]*\})*?)[})])/g;

/** `className={look}`: the words of `const look = …;` and of `look: '…'` in the same file. */
function namedClasses(component: string): string[] {
  return [...component.matchAll(/className=\{(?:\w+\.)*(\w+)\}/g)].flatMap(([, name]) => [
    ...(component.match(new RegExp(`\\b(?:const|let) ${name}\\b[^;]*;`, 'g')) ?? []),
    ...(component.match(new RegExp(`\\b${name}: '[^']*'`, 'g')) ?? []),
  ]);
}

function classesIn(component: string): string[] {
  // All words of an expression: its quotes may stand within each other, and its variables are no classes.
  const attributes = [...component.matchAll(CLASS_ATTRIBUTE)].map(([, plain, made]) => plain ?? made ?? '');
  return [...attributes, ...namedClasses(component)].join(' ').match(/[A-Za-z][\w-]*/g) ?? [];
}

/** Which rooms' components put a class on an element. */
function wearers(components: readonly Source[]): Map<string, Set<string>> {
  const worn = new Map<string, Set<string>>();
  for (const { path, text } of components)
    for (const name of classesIn(text)) worn.set(name, (worn.get(name) ?? new Set()).add(roomOf(path)));
  return worn;
}

/** Which rooms borrow a sheet: the room's components then wear its classes by right. */
const borrowersOf = (sheet: string, components: readonly Source[]) =>
  new Set(
    components
      .filter(({ text }) =>
        [...text.matchAll(BORROWED)].some(
          ([, borrowed]) => sheet === borrowed || sheet.endsWith(`/${borrowed}`),
        ),
      )
      .map(({ path }) => roomOf(path)),
  );

function selectorsOf(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').match(/[^{}]+(?=\{)/g) ?? [];
  return rules
    .map((rule) => rule.trim().replaceAll(/\s+/g, ' '))
    .filter((rule) => !rule.startsWith('@') && !/^(?:from|to|[\d.]+%)/.test(rule))
    .flatMap((rule) => rule.split(/,\s*(?![^()]*(?:\([^()]*\)[^()]*)*\))/));
}

/**
 * Rules of one room's sheets that would also reach another room's elements, in words. A sheet stays in the page once it
 * was fetched, so such a rule changes other screens, but only for who came by that way.
 */
export function straySelectors(sheets: readonly Source[], components: readonly Source[]): string[] {
  const worn = wearers(components);
  return sheets.flatMap(({ path, text }) => {
    const room = roomOf(path);
    if (SHARED.has(room)) return [];
    const mayWear = borrowersOf(path, components).add(room);
    const strangers = (name: string) => [...(worn.get(name) ?? [])].filter((wearer) => !mayWear.has(wearer));
    return selectorsOf(text).flatMap((selector) => {
      const names = [...selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => !OF_THE_PAGE.has(name));
      const isMarked = /#|\[data-/.test(selector);
      if (isMarked || names.some((name) => strangers(name).length === 0)) return [];
      const reached = new Set(names.flatMap((name) => strangers(name)));
      return [`${path}: ${selector} also reaches ${[...reached].sort().join(', ') || 'every page'}`];
    });
  });
}
