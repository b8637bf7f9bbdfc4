import { dirname } from 'node:path/posix';

/** A place that adds to a figure, and how much: a file, a folder or a group of files. */
export interface Place {
  readonly name: string;
  readonly count: number;
}

/** A figure of the code base. The smaller, the better. */
export interface Figure {
  /** What it is called in figures.json. */
  readonly id: string;
  /** What it counts, in words. */
  readonly label: string;
  readonly value: number;
  readonly places: readonly Place[];
}

/** The project's files by their path, and their text. */
export interface Project {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

const MOST_FILES_OF_A_FOLDER = 30;

const isCode = (file: string) => /\.tsx?$/.test(file);
const isTest = (file: string) => /\.(test|spec|testkit)\.tsx?$|^tests\/|\/testing\//.test(file);
const isProduct = (file: string) => isCode(file) && !isTest(file) && !file.endsWith('.gen.ts');
const isSheet = (file: string) => file.endsWith('.css');
const isIn = (area: string) => (file: string) => file.startsWith(`${area}/`);

/** Where cards are shown and moved: plain elements are what they need. */
const OF_CARDS =
  /(PlayCard|CardImage|CardBack|CardFace|CardText|Pack(Grid|Card|Stack)|CardSurface|DeckColumn|ReplayGrid|Pool(Columns|Dock))[^/]*\.tsx$|\/boards?\//;

const ELEMENTS = [
  ...[
    'div',
    'span',
    'button',
    'input',
    'select',
    'textarea',
    'table',
    'dialog',
    'ul',
    'ol',
    'li',
    'p',
    'h[1-6]',
  ],
  ...['section', 'form', 'label', 'nav', 'header', 'footer', 'details', 'summary'],
];
const RAW = new RegExp(`<(${ELEMENTS.join('|')})[\\s>]|className=`);

const CHILD_SENTENCE = />\s*[A-Z][a-z’']+(?: [^<>{}\n]+)+</g;
const QUOTED_SENTENCE = /(?<![\w/#])(['"`])[A-Z][a-z’']+ [^'"`\n]{6,}[.?!…]?\1/g;
const LOCAL_STATE = /\buse(State|Reducer)[<(]/g;
const EFFECT = /\buse(Layout)?Effect\(/g;
const LOADED = /\b(useLoaded|useKept|useKeptAnswer|useAskAgain|useOpenTables|LoadFailed)\b/g;
const ADDRESS = /\.(get|post|put|patch|delete)\(\s*['"`]\/|\bmethod: ['"`]\w+['"`],\s*path: ['"`]\//g;

const linesOf = (text: string) => text.split('\n').length - 1;
const matches = (text: string, ...patterns: readonly RegExp[]) =>
  patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);

const sum = (places: readonly Place[]) => places.reduce((total, { count }) => total + count, 0);
const largestFirst = (places: readonly Place[]) => places.toSorted((a, b) => b.count - a.count);

/** Lines of the product by area, which are shown and not held. */
export function linesByArea({ files, read }: Project): readonly Place[] {
  const product = files.filter(isProduct);
  const areas = ['engine', 'contract', 'src', 'src/api', 'src/machines', 'src/routes', 'src/ui', 'server'];
  const lines = (some: readonly string[]) => some.reduce((total, file) => total + linesOf(read(file)), 0);
  return [
    { name: 'all', count: lines(product) },
    ...areas.map((area) => ({ name: area, count: lines(product.filter(isIn(area))) })),
    { name: 'tests', count: lines(files.filter((file) => isCode(file) && isTest(file))) },
  ];
}

function crowdedFolders(files: readonly string[]): readonly Place[] {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => /^(src|server|engine|contract)\//.test(file)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const folders = [...counts].map(([name, count]) => ({ name, count }));
  return largestFirst(folders.filter(({ count }) => count > MOST_FILES_OF_A_FOLDER));
}

/** Every figure that is held, of the project as it is now. */
export function figuresOf(project: Project): readonly Figure[] {
  const { files, read } = project;
  const product = files.filter(isProduct);
  const src = product.filter(isIn('src'));
  const ui = product.filter(isIn('src/ui'));
  const sheets = files.filter(isSheet);
  const screens = ui.filter((file) => file.endsWith('.tsx') && !OF_CARDS.test(file));

  const places = (some: readonly string[], count: (text: string) => number) =>
    largestFirst(some.map((name) => ({ name, count: count(read(name)) })).filter(({ count }) => count > 0));
  const counted = (id: string, label: string, found: readonly Place[]): Figure => ({
    id,
    label,
    value: sum(found),
    places: found,
  });
  const crowded = crowdedFolders(files);
  const raw = places(screens, (text) => (RAW.test(text) ? 1 : 0));

  return [
    counted(
      'globalSheets',
      'Style sheets that are no CSS modules',
      sheets.filter((file) => !file.endsWith('.module.css')).map((name) => ({ name, count: 1 })),
    ),
    counted('cssLines', 'Lines of CSS', places(sheets, linesOf)),
    {
      id: 'rawScreens',
      label: 'Screens with raw elements or class names, in %',
      value: screens.length === 0 ? 0 : Math.round((100 * raw.length) / screens.length),
      places: raw,
    },
    counted(
      'bareSentences',
      'Sentences outside the catalogues (rough)',
      places(
        ui.filter((file) => !file.includes('/messages/')),
        (text) => matches(text, CHILD_SENTENCE, QUOTED_SENTENCE),
      ),
    ),
    counted(
      'localState',
      'useState and useReducer in admin and lobby',
      places(
        ui.filter((file) => /\/(admin|lobby)\//.test(file)),
        (text) => matches(text, LOCAL_STATE),
      ),
    ),
    counted(
      'effects',
      'useEffect and useLayoutEffect in src',
      places(src, (text) => matches(text, EFFECT)),
    ),
    counted(
      'loadedHooks',
      'Uses of useLoaded and its relatives',
      places(src, (text) => matches(text, LOADED)),
    ),
    counted(
      'addresses',
      'Addresses given to the HTTP client by hand',
      places(src, (text) => matches(text, ADDRESS)),
    ),
    counted(
      'snapshotLines',
      'Lines of migration snapshots',
      places(
        files.filter((file) => /migrations\/meta\/.*\.json$/.test(file)),
        linesOf,
      ),
    ),
    {
      id: 'crowdedFolders',
      label: `Folders with more than ${MOST_FILES_OF_A_FOLDER} files`,
      value: crowded.length,
      places: crowded,
    },
  ];
}
