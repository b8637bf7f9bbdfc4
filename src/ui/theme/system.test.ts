import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREA_CLASS, recipes, slotRecipes, system } from './system.ts';

const UI = new URL('../', import.meta.url).pathname;

/** Every source file of src/ui by its path there. */
const sources = readdirSync(UI, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/\/+/g, '/'))
  .map((path) => ({ path: path.slice(UI.length), text: readFileSync(path, 'utf8') }));

const FROM_CHAKRA = /from '(?:@chakra-ui|@emotion|@ark-ui)\//;
/** Where Chakra may be named: the library of forms, and the system under it. */
const CHAKRA_PLACES = /^(?:forms\/|theme\/ChakraArea\.tsx$|theme\/system\.ts$|theme\/recipes\/)/;
/** Who may bring Chakra in: screens that the router loads late, never a piece that Home or the room shares. */
const AREA_PLACES = /^(?:members|forms)\//;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const kitCss = (name: string) => readFileSync(new URL(`../kit/${name}.css`, import.meta.url), 'utf8');

/** Chakra components that draw nothing of their own, so that a missing recipe cannot leave them bare. */
const PLAIN = new Set([
  'Box',
  'ChakraProvider',
  'Flex',
  'createSystem',
  'defaultBaseConfig',
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'useFieldContext',
]);

describe('Chakra', () => {
  it('is imported by forms and by its own system alone', () => {
    const importers = sources.filter(({ text }) => FROM_CHAKRA.test(text)).map(({ path }) => path);
    expect(importers).toContain('theme/ChakraArea.tsx');
    expect(importers.filter((path) => !CHAKRA_PLACES.test(path))).toEqual([]);
  });

  it('is brought in by late screens alone', () => {
    const users = sources
      .filter(({ text }) =>
        /from '[^']*(?:theme\/ChakraArea\.tsx|\/forms\/[^']+|theme\/system\.ts)'/.test(text),
      )
      .map(({ path }) => path);
    expect(users).toContain('members/LoginScreen.tsx');
    expect(users.filter((path) => !AREA_PLACES.test(path))).toEqual([]);
  });

  it('shows no bare component: each one imported draws by a recipe of ours or draws nothing', () => {
    const imported = sources
      .flatMap(({ text }) => [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@chakra-ui\/react'/g)])
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.replace(/^\s*type\s/, '').trim())
      .filter((name) => name !== '' && !PLAIN.has(name));
    const known = (name: string) => system.isRecipe(name) || system.isSlotRecipe(name);
    expect([...new Set(imported)].filter((name) => !known(name.toLowerCase()))).toEqual([]);
  });

  it('puts nothing on the page outside its areas', () => {
    const area = `&:where(.${AREA_CLASS}, .${AREA_CLASS} [data-scheme])`;
    expect(system.getPreflightCss()).toEqual({ '@layer reset': {} });
    expect(system.getGlobalCss()).toEqual({ '@layer base': {} });
    expect(Object.keys(system.getTokenCss()['@layer tokens'])).toEqual([area]);
  });
});

describe('the Night Table system', () => {
  it('points every semantic token at a variable that both schemes set', () => {
    const dark = css.slice(0, css.indexOf('.light,'));
    const light = css.slice(css.indexOf('.light,'));
    const names = [
      ...JSON.stringify(system._config.theme?.semanticTokens).matchAll(/var\((--[\w-]+)\)/g),
    ].map((match) => match[1] ?? '');
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !dark.includes(`  ${name}:`) || !light.includes(`  ${name}:`))).toEqual([]);
  });

  it('names no variable that no stylesheet sets', () => {
    const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1] ?? ''));
    const looks = [
      ...Object.values({ ...recipes, ...slotRecipes }).map((recipe) => JSON.stringify(recipe)),
      ...['button', 'chip', 'panel', 'input'].map(kitCss),
    ];
    const used = looks.flatMap((text) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? ''),
    );
    expect(used.length).toBeGreaterThan(30);
    expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
  });
});
