import { describe, expect, it } from 'vitest';
import { readWrittenTemplate } from '#contract/admin/templates.ts';
import { FORMAT_FORMS, FORMAT_NAMES } from './formatFields.ts';

describe('a template of a format', () => {
  it.each(FORMAT_NAMES)('begins with rules that can be played: %s', (name) => {
    const { rules, seats } = FORMAT_FORMS[name];
    const written = {
      slug: 'fresh',
      name: 'Fresh',
      blurb: '',
      seats,
      clock: 'standard',
      format: name,
      ...rules('box'),
    };
    expect(readWrittenTemplate(written, (pack) => pack === 'box')).toEqual({ ok: true, template: written });
  });

  it.each(FORMAT_NAMES)('has every field of its form among its rules: %s', (name) => {
    const { rules, fields } = FORMAT_FORMS[name];
    const known = Object.keys(rules('box'));
    expect(fields.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
  });
});
