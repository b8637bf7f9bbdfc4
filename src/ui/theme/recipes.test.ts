import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recipes, system } from './system.ts';

type Declarations = Record<string, string>;

const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  border: ['border-width', 'border-style', 'border-color'],
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const plain = (value: unknown) =>
  String(value)
    .replace(/var\(--nt-[\w-]+?\)/g, (variable) => chakraVariables[variable.slice(4, -1)] ?? variable)
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Chakra's own variables by name, each pointing at ours. */
const chakraVariables: Declarations = Object.fromEntries(
  [...JSON.stringify(system.getTokenCss()).matchAll(/"(--nt-[\w-]+)":"([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

function declare(into: Declarations, name: string, value: unknown) {
  const parts = LONGHANDS[name];
  const values = parts ? plain(value).match(/\S+\(.*\)|\S+/g) : null;
  if (!parts) into[name] = plain(value);
  else
    parts.forEach((part, place) => {
      into[part] = values?.[place] ?? '';
    });
}

/** What the kit's static classes declare for an element that carries all of `names` and is in `state`. */
function ofClasses(file: string, names: readonly string[], state: string): Declarations {
  const text = readFileSync(new URL(`../kit/${file}.css`, import.meta.url), 'utf8').replace(
    /\/\*.*?\*\//gs,
    '',
  );
  const found: Declarations = {};
  for (const [, selectors = '', body = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const meant = selectors.split(',\n').map((selector) => selector.trim().replace(/"/g, ''));
    if (!meant.some((selector) => names.some((name) => selector === `.${name}${state}`))) continue;
    for (const line of body.split(';').filter((one) => one.includes(':'))) {
      const [name = '', ...value] = line.split(':');
      declare(found, name.trim(), value.join(':'));
    }
  }
  return found;
}

/** What a Chakra recipe declares, in the same words. */
function ofRecipe(styles: object, state: string): Declarations {
  const found: Declarations = {};
  for (const [name, value] of Object.entries(styles)) {
    if (name === '--bg-currentcolor') continue;
    if (typeof value !== 'object') {
      if (state === '') declare(found, kebab(name), value);
    } else if (name === `&${state}`) Object.assign(found, ofRecipe(value, ''));
  }
  return found;
}

function stylesOf(css: object): object {
  const [layer] = Object.entries(css).flatMap(([name, value]) => (name === '@layer recipes' ? [value] : []));
  if (typeof layer !== 'object' || layer === null) throw new Error('The recipe has no layer of its own.');
  return layer;
}

const NOT_BLOCKED = ':not(:disabled, [aria-disabled=true])';

describe('a control of a form looks as the same control of the kit', () => {
  const input = stylesOf(system.cva(recipes.input)({}));
  it.each(['', ':hover', ':focus-visible', '[aria-invalid=true]', ':disabled'])('input%s', (state) => {
    const expected = ofClasses('input', ['inp', 'inp-lg'], state);
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(ofRecipe(input, state)).toEqual(expected);
  });

  const submit = stylesOf(system.cva(recipes.button)({ variant: 'solid' }));
  it.each(['', `:hover${NOT_BLOCKED}`, `:active${NOT_BLOCKED}`, '[aria-busy=true]'])('submit%s', (state) => {
    const expected = ofClasses('button', ['btn', 'btn-solid', 'btn-lg', 'btn-full'], state);
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    expect(ofRecipe(submit, state)).toEqual(expected);
  });
});
