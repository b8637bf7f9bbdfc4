import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layerStyles } from './layerStyles.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { semanticTokens } from './semanticTokens.ts';
import { system } from './system.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

const UI = new URL('../', import.meta.url).pathname;

/** Every source file of src/ui by its path there. */
const sources = readdirSync(UI, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/\/+/g, '/'))
  .map((path) => ({ path: path.slice(UI.length), text: readFileSync(path, 'utf8') }));

const FROM_CHAKRA = /from '(?:@chakra-ui|@emotion|@ark-ui|@zag-js)\//;
const ON_CHAKRA = /^(?:system|features|components)\//;
const onChakra = sources.filter(({ path }) => ON_CHAKRA.test(path));

/** Chakra exports that draw nothing of their own, so that a missing recipe cannot leave them bare. */
const PLAIN = new Set([
  'Box',
  'Center',
  'ChakraProvider',
  'Container',
  'Flex',
  'Grid',
  'GridItem',
  'HStack',
  'Image',
  'Portal',
  'SimpleGrid',
  'Stack',
  'Text',
  'VStack',
  'VisuallyHidden',
  'chakra',
  'useDialog',
  'createSystem',
  'defaultBaseConfig',
  'defineConfig',
  'defineKeyframes',
  'defineLayerStyles',
  'defineRecipe',
  'defineSlotRecipe',
  'defineTextStyles',
  'useFieldContext',
  'useMenu',
  'useSlotRecipe',
  'usePaginationContext',
]);

/** Which recipe draws a component: Chakra's own by their key, ours by what they wrap. */
const DRAWN_BY: Readonly<Record<string, string>> = {
  ActionButton: 'button',
  FormInput: 'input',
  FormSelect: 'nativeSelect',
  FormTextarea: 'textarea',
  IconActionButton: 'button',
  IconButton: 'button',
  PasswordInput: 'input',
};

const recipeKey = (component: string) =>
  DRAWN_BY[component] ?? `${component.charAt(0).toLowerCase()}${component.slice(1)}`;

const importedFromChakra = (texts: readonly string[]) =>
  new Set(
    texts
      .flatMap((text) => [...text.matchAll(/import (?!type )\{([^}]*)\} from '@chakra-ui\/react'/g)])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** The variants of a recipe by name: `{ size: ['sm', 'md'] }`. */
function variantsOf(key: string): Readonly<Record<string, readonly string[]>> {
  const recipe = { ...recipes, ...slotRecipes }[key as keyof typeof recipes | keyof typeof slotRecipes];
  const variants: object = recipe?.variants ?? {};
  return Object.fromEntries(Object.entries(variants).map(([name, looks]) => [name, Object.keys(looks)]));
}

const knows = (token: string) => system.tokens.getByName(token) !== undefined;

describe('Chakra', () => {
  it('is imported by the system, features and components alone', () => {
    const importers = sources.filter(({ text }) => FROM_CHAKRA.test(text)).map(({ path }) => path);
    expect(importers).toContain('system/SystemProvider.tsx');
    expect(importers.filter((path) => !ON_CHAKRA.test(path))).toEqual([]);
  });

  it('shows no bare component: each one imported has a recipe of ours or draws nothing', () => {
    const imported = [...importedFromChakra(sources.map(({ text }) => text))];
    expect(imported).toContain('Alert');
    const known = (name: string) => system.hasRecipe(recipeKey(name));
    expect(imported.filter((name) => !PLAIN.has(name) && !known(name))).toEqual([]);
  });

  it('is asked for no variant or size that has no look', () => {
    const asked = onChakra.flatMap(({ path, text }) =>
      [...text.matchAll(/<([A-Z]\w+)(?:\.\w+)?\s([^<]*)/g)].flatMap(([, component = '', attributes = '']) =>
        [...attributes.matchAll(/\b(variant|size)="([^"]+)"/g)].map(([, name = '', value = '']) => ({
          path,
          component,
          name,
          value,
        })),
      ),
    );
    const drawn = asked.filter(({ component }) => system.hasRecipe(recipeKey(component)));
    expect(drawn.length).toBeGreaterThan(0);
    expect(
      drawn.filter(({ component, name, value }) => !variantsOf(recipeKey(component))[name]?.includes(value)),
    ).toEqual([]);
  });

  it('is asked for no style or palette that the system does not have', () => {
    const asked = (prop: string) =>
      onChakra.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\b${prop}(?:=|: )["']([^"']+)["']`, 'g'))].map(([, value]) => value),
      );
    const palettes = Object.keys(semanticTokens.colors);
    expect(asked('textStyle').length).toBeGreaterThan(10);
    expect(asked('textStyle').filter((name) => !system.query.textStyles.list().includes(name ?? ''))).toEqual(
      [],
    );
    expect(
      asked('layerStyle').filter((name) => !system.query.layerStyles.list().includes(name ?? '')),
    ).toEqual([]);
    expect(asked('colorPalette').filter((name) => !palettes.includes(name ?? ''))).toEqual([]);
  });

  it('puts nothing on the page but its variables and keyframes', () => {
    expect(system.getPreflightCss()).toEqual({ '@layer reset': {} });
    const [base = {}] = Object.values(system.getGlobalCss());
    expect(Object.keys(base).filter((name) => !name.startsWith('@keyframes nt-'))).toEqual([]);
    const [declared = {}] = Object.values(system.getTokenCss());
    expect(Object.keys(declared)).toEqual(['&:where(:root, [data-scheme])']);
  });
});

describe('the gallery', () => {
  it('shows every recipe', () => {
    const shown = sources
      .filter(({ path }) => path.startsWith('features/test-bench/'))
      .flatMap(({ text }) => [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => recipeKey(name)));
    // Drawn by a part of ours that the gallery shows.
    const inside = ['alert', 'checkbox', 'field', 'pagination', 'slider', 'switch'];
    const missing = Object.keys({ ...recipes, ...slotRecipes }).filter((key) => !shown.includes(key));
    expect(missing.sort()).toEqual(inside);
    for (const part of [
      'InlineAlert',
      'CheckboxField',
      'FormField',
      'PageLinks',
      'SliderField',
      'SwitchField',
    ])
      expect(shown).toContain(recipeKey(part));
  });
});

describe('the Night Table system', () => {
  const css = readFileSync(new URL('./css/tokens.css', import.meta.url), 'utf8');
  const variablesIn = (value: unknown) => [
    ...new Set([...JSON.stringify(value).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '')),
  ];

  it('points every semantic token at a variable that both schemes set', () => {
    const dark = css.slice(0, css.indexOf('.light,'));
    const light = css.slice(css.indexOf('.light,'));
    const names = variablesIn(semanticTokens);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !dark.includes(`  ${name}:`) || !light.includes(`  ${name}:`))).toEqual([]);
  });

  it('names no variable that nothing sets', () => {
    const looks = { tokens, textStyles, layerStyles, recipes, slotRecipes };
    const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? ''));
    const own = [...JSON.stringify(looks).matchAll(/"(--[\w-]+)":/g)].map(([, name]) => name ?? '');
    // Set by Zag beside the element that it places.
    for (const name of [...own, '--available-height']) set.add(name);
    const used = variablesIn(looks);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !set.has(name))).toEqual([]);
  });

  it('names no colour that it does not have', () => {
    const colours = [
      ...JSON.stringify({ layerStyles, recipes, slotRecipes }).matchAll(
        /"(?:color|background|backgroundColor|border\w*Color)":"([a-zA-Z]+(?:\.[a-zA-Z]+)?)"/g,
      ),
    ].map(([, name]) => name ?? '');
    const CSS_WORDS = /^(?:inherit|transparent|none|currentColor|CanvasText|Canvas|Highlight)$/;
    const named = [...new Set(colours)].filter((name) => !CSS_WORDS.test(name));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !knows(`colors.${name}`))).toEqual([]);
  });

  it('gives every palette that fills a control the whole fill', () => {
    const filled = Object.entries(semanticTokens.colors).filter(([, palette]) => 'solid' in palette);
    expect(filled.map(([name]) => name)).toEqual(['brass', 'danger']);
    for (const [, palette] of filled)
      expect(Object.keys(palette)).toEqual(
        expect.arrayContaining(['top', 'solid', 'bottom', 'edge', 'contrast', 'glow']),
      );
  });
});
