import { beforeAll, describe, expect, it } from 'vitest';
import { readWrittenTemplate } from '#contract/admin/templates.ts';
import { formats } from '#engine/formats/registry.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { FORMAT_NAMES, FORMAT_STARTS } from './formatFields.ts';
import { nextItem, type RuleField, ruleFields, startOf } from './ruleFields.ts';
import { freshTemplate } from './templateForm.ts';

describe('a template of a format', () => {
  beforeAll(() => loadMessages('adminTemplates'));

  it.each(FORMAT_NAMES)('begins with rules that can be played: %s', (name) => {
    const written = { ...freshTemplate(name, 'box'), slug: 'fresh', name: 'Fresh' };
    expect(readWrittenTemplate(written, (pack) => pack === 'box')).toEqual({ ok: true, template: written });
  });

  it.each(FORMAT_NAMES)('has words for every rule, and begins with each that is required: %s', (name) => {
    const t = messagesFor('en', 'adminTemplates');
    const fields = ruleFields(formats[name].template);
    const known = Object.keys(FORMAT_STARTS[name]('box'));
    expect(fields.filter(({ key, kind }) => kind !== 'onOff' && !known.includes(key))).toEqual([]);
    const hasWords = ({ key, kind, options, parts }: RuleField): void => {
      if (kind === 'list') expect(t('list', { list: key }), key).not.toBe(t('list', { list: '' }));
      else if (kind !== 'object' && kind !== 'seats')
        expect(t('rule', { rule: key }), key).not.toBe(t('rule', { rule: '' }));
      const words = options.map((option) => t('choice', { choice: String(option) }));
      expect(words).not.toContain(t('choice', { choice: '' }));
      parts.forEach(hasWords);
    };
    fields.forEach(hasWords);
    expect(t('format', { format: name })).not.toBe(t('format', { format: '' }));
    expect(t('formatHint', { format: name })).not.toBe('');
  });
});

describe('the parts of rules', () => {
  const field = (name: keyof typeof formats, key: string) => {
    const found = ruleFields(formats[name].template).find((one) => one.key === key);
    if (found === undefined) throw new Error(`${name} has no ${key}.`);
    return found;
  };

  it('follow the choice they belong to', () => {
    const { parts } = field('rotisserie', 'mode');
    const packs = startOf(parts, 'box', { kind: 'packs', cardsPerSeat: 9 });
    expect(packs).toEqual({ kind: 'packs', packsPerSeat: 3 });
    expect(startOf(parts, 'box', { ...packs, kind: 'singleton' })).toEqual({
      ...{ kind: 'singleton', cardsPerSeat: 45, lay: 'enough' },
    });
  });

  it('follow the pattern of the list when one is added', () => {
    const rounds = field('booster', 'rounds');
    const [first] = FORMAT_STARTS.booster('box').rounds;
    const pass = (direction: string) => [
      { do: 'pick', count: 1 },
      { do: 'pass', direction },
    ];
    expect(nextItem(rounds, [first], 'box')).toEqual({ pack: 'box', opening: [], steps: pass('right') });
    const steps = rounds.parts.find(({ key }) => key === 'steps') ?? rounds;
    expect(nextItem(steps, [], 'box')).toEqual({ do: 'pick', count: 1 });
    expect(nextItem(steps, pass('left').slice(0, 1), 'box')).toEqual({ do: 'pass', direction: 'left' });
    const tiebreakers = field('silentAuction', 'tiebreakers');
    expect(nextItem(tiebreakers, [{ by: 'funds', prefer: 'more' }], 'box')).toEqual({
      by: 'cards',
      prefer: 'more',
    });
  });
});
