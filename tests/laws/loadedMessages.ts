import { dirname, join } from 'node:path/posix';

/** A catalogue that a file asks for, on a page or in a late part that nothing loads it for. */
export interface Missing {
  /** The page or late part: a route, or what `import()` fetches. */
  readonly entry: string;
  /** The file that asks. */
  readonly file: string;
  readonly catalogue: string;
}

/** Files of src by their path. */
export type Sources = ReadonlyMap<string, string>;

interface Module {
  readonly statics: readonly string[];
  readonly lates: readonly string[];
  readonly asked: readonly string[];
  readonly loaded: readonly string[];
  readonly loadedWithLates: readonly string[];
  /** The screen of a layout, which is there before the screens inside it. */
  readonly isLayout: boolean;
}

const STATIC = /^(?:import|export)\s(?!type\b)(?:[^;']*?\sfrom\s)?'([^']+)'/gm;
const TYPES_ALONE = /^(?:import|export)\s*\{(?:\s*type\s[^,}]+,?)+\s*\}/;
const LATE = /\bimport\(\s*'([^']+)'/g;
const ASKED = /\buseMessages\('(\w+)'\)/g;
/** Code without React asks so; what it loads itself in the same file is there. */
const ASKED_WITHOUT_REACT = /\bmessagesFor\(currentLocale\(\), '(\w+)'\)/g;
const LOADED = /\bloadMessages\(([^)]*)\)/g;
/** `withMessages(import('…'), 'a', 'b')`, and `lateWith('a')` of the draft room. */
const LOADED_WITH_LATES = /\b(?:withMessages\(\s*import\([^)]*\),|lateWith\()([^)]*)\)/g;
/** Loading that nobody waits for: it is of use to a page that waits itself, with `useMessages` before its parts. */
const NOT_WAITED_FOR = /^void loadMessages\(/m;

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

function resolved(sources: Sources, from: string, name: string): readonly string[] {
  const path = name.startsWith('#src/') ? name.slice(1) : join(dirname(from), name);
  return (name.startsWith('#src/') || name.startsWith('.')) && sources.has(path) ? [path] : [];
}

const namesIn = (text: string, pattern: RegExp) =>
  found(text, pattern).flatMap((list) => found(list, /'(\w+)'/g));

function askedWithoutReact(text: string): readonly string[] {
  const own = namesIn(text, LOADED);
  return found(text, ASKED_WITHOUT_REACT).filter((name) => !own.includes(name));
}

/** What a page loads before it paints: in the loader of its route, or beside itself if it waits for that. */
function loadedIn(file: string, text: string): readonly string[] {
  const loaded = namesIn(text, LOADED);
  if (!NOT_WAITED_FOR.test(text)) return /^src\/(routes|standalone)\//.test(file) ? loaded : [];
  const waitedFor = found(text, ASKED);
  return loaded.filter((name) => waitedFor.includes(name));
}

function moduleOf(sources: Sources, file: string, text: string): Module {
  const paths = (names: readonly string[]) => names.flatMap((name) => resolved(sources, file, name));
  const values = [...text.matchAll(STATIC)].filter(([clause]) => !TYPES_ALONE.test(clause));
  return {
    statics: paths(values.map(([, name = '']) => name)),
    lates: paths(found(text, LATE)),
    asked: [...found(text, ASKED), ...askedWithoutReact(text)],
    loaded: loadedIn(file, text),
    loadedWithLates: namesIn(text, LOADED_WITH_LATES),
    isLayout: text.includes('<Outlet'),
  };
}

/** Routes by their files: `_member/profile.tsx` is inside `_member.tsx`, and all are inside `__root.tsx`. */
const parentsOf = (route: string, routes: readonly string[]) =>
  routes.filter((other) => other.endsWith('/__root.tsx') || route.startsWith(other.replace(/\.tsx$/, '/')));

/**
 * Follows every page from its route through what it imports, and through what it fetches late. What an entry may ask for
 * is loaded by itself, by the file that fetches it, by the entry that this file is part of, or by the layouts around it.
 */
export function missingMessages(sources: Sources): readonly Missing[] {
  const modules = new Map([...sources].map(([file, text]) => [file, moduleOf(sources, file, text)]));
  const at = (file: string): Module => {
    const module = modules.get(file);
    if (!module) throw new Error(`There is no file ${file}.`);
    return module;
  };
  const closureOf = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of at(file).statics) closureOf(next, seen);
    return seen;
  };
  const loadedBy = (entry: string) => [...closureOf(entry)].flatMap((file) => at(file).loaded);

  const missing = new Map<string, Missing>();
  const visited = new Set<string>();
  function visit(entry: string, before: readonly string[]) {
    const loaded = new Set([...before, ...loadedBy(entry)]);
    const key = [entry, ...[...loaded].toSorted()].join(' ');
    if (visited.has(key)) return;
    visited.add(key);
    for (const file of closureOf(entry)) {
      const { asked, lates, loadedWithLates } = at(file);
      for (const catalogue of asked)
        if (!loaded.has(catalogue)) missing.set(`${entry} ${file} ${catalogue}`, { entry, file, catalogue });
      for (const late of lates) visit(late, [...loaded, ...loadedWithLates]);
    }
  }

  const routes = [...sources.keys()].filter((file) => /^src\/routes\/(?!.*\/-)[^-]/.test(file));
  const aroundOf = (route: string) =>
    parentsOf(route, routes).flatMap((parent) => {
      const layouts = [...closureOf(parent)]
        .flatMap((file) => at(file).lates)
        .filter((late) => at(late).isLayout);
      return [parent, ...layouts].flatMap(loadedBy);
    });
  // The pages of their own load as a route does, beside themselves.
  const standalone = [...sources.keys()].filter((file) => /^src\/standalone\/show\w+\.tsx$/.test(file));
  for (const entry of ['src/main.tsx', ...standalone, ...routes]) visit(entry, aroundOf(entry));
  return [...missing.values()];
}
