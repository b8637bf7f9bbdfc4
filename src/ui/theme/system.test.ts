import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recipes, system } from './system.ts';

const sources = (folder: URL): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));

const ui = sources(new URL('../', import.meta.url));
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Chakra components that draw nothing of their own, so that a missing recipe cannot leave them bare. */
const PLAIN = new Set([
  'Box',
  'Center',
  'ChakraProvider',
  'Container',
  'Flex',
  'Grid',
  'GridItem',
  'HStack',
  'SimpleGrid',
  'Spacer',
  'Stack',
  'Text',
  'VStack',
  'Wrap',
  'chakra',
  'createSystem',
  'defaultBaseConfig',
  'defineConfig',
  'defineRecipe',
  'defineTextStyles',
  'useChakraContext',
]);

describe('the Night Table system', () => {
  it('has registered every recipe of ours', () => {
    expect(Object.keys(recipes).filter((name) => !system.isRecipe(name))).toEqual([]);
  });

  it('gives no bare Chakra component: each one imported draws by a recipe of ours or draws nothing', () => {
    const imported = ui
      .flatMap((text) => [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@chakra-ui\/react'/g)])
      .flatMap((match) => (match[1] ?? '').split(','))
      .map((name) => name.replace(/^\s*type\s/, '').trim())
      .filter((name) => name !== '' && !PLAIN.has(name));
    expect([...new Set(imported)].filter((name) => !system.isRecipe(name.toLowerCase()))).toEqual([]);
  });

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
    const set = new Set([...`${css}`.matchAll(/(--[\w-]+):/g)].map((match) => match[1] ?? ''));
    const used = Object.values(recipes).flatMap((recipe) =>
      [...JSON.stringify(recipe).matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? ''),
    );
    expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
  });
});
