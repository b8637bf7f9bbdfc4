import { describe, expect, it } from 'vitest';
import { fieldsOf, payloadOf } from './payloadFields.ts';

describe('the form of a payload', () => {
  it('has a field for each part, which gives the same payload back when nothing is changed', () => {
    const payload = { id: 'a1', atMs: 400, isDue: false, output: { ok: true, value: null }, nothing: null };
    const fields = fieldsOf({ ...payload, absent: undefined });
    expect(fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'id: text',
      'atMs: number',
      'isDue: flag',
      'output: json',
      'nothing: json',
    ]);
    expect(payloadOf(fields)).toEqual({ ok: true, payload });
  });

  it('lets a number be without end, as samples have it', () => {
    const fields = fieldsOf({ timeoutMs: Number.POSITIVE_INFINITY });
    expect(payloadOf(fields)).toEqual({ ok: true, payload: { timeoutMs: Number.POSITIVE_INFINITY } });
  });

  it('tells the words of an error, which JSON would leave out', () => {
    expect(fieldsOf({ error: new Error('gone') })).toEqual([
      { name: 'error', kind: 'json', text: '{\n  "message": "gone"\n}' },
    ]);
  });

  it('says of each field what cannot be read', () => {
    const read = payloadOf([
      { name: 'atMs', kind: 'number', text: 'soon' },
      { name: 'output', kind: 'json', text: '{' },
      { name: 'id', kind: 'text', text: 'a1' },
    ]);
    expect(read.ok).toBe(false);
    expect(read.ok === false && Object.keys(read.faults)).toEqual(['atMs', 'output']);
    expect(read.ok === false && read.faults.atMs?.kind).toBe('notNumber');
    expect(read.ok === false && read.faults.output?.kind).toBe('notJson');
  });
});
