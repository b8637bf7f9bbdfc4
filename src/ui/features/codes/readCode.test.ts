import { describe, expect, it } from 'vitest';
import { readCode } from './readCode.ts';

const KILN = { kind: 'code', code: 'KILN42' };

describe('a code', () => {
  it.each(['KILN42', ' kiln42 ', 'kiln 42', 'KILN-42'])('is read as it is meant: %j', (typed) => {
    expect(readCode(typed)).toEqual(KILN);
  });

  it.each([
    ['  ', 'empty'],
    ['KILN4!', 'signs'],
    ['KÏLN42', 'signs'],
    ['KILN4', 'length'],
    ['KILN421', 'length'],
  ])('is not asked for where it cannot be one: %j is wrong for its %s', (typed, why) => {
    expect(readCode(typed)).toEqual({ kind: 'wrong', why });
  });
});

describe('a link', () => {
  it.each([
    'https://draft.example.org/?join=KILN42',
    'http://127.0.0.1:4000/?event=kiln42',
    '/?join=KILN42',
    'draft.example.org/?join=KILN-42',
    'Come and play: https://draft.example.org/?join=KILN42.',
  ])('of an invitation is its code: %s', (link) => {
    expect(readCode(link)).toEqual(KILN);
  });

  it.each([
    ['https://x.org/?result=s.AbC-1', { kind: 'result', key: 's.AbC-1' }],
    ['https://x.org/?poll=AbC-1', { kind: 'poll', key: 'AbC-1' }],
    ['https://x.org/drafts/shared/results?key=s.AbC-1', { kind: 'result', key: 's.AbC-1' }],
    ['/drafts/d-1/results?key=AbC_1', { kind: 'poll', key: 'AbC_1' }],
  ])('of results or a poll is its key: %s', (link, reading) => {
    expect(readCode(link)).toEqual(reading);
  });

  it.each([
    ['https://x.org/drafts/d-1?code=KILN42', { kind: 'table', id: 'd-1', code: 'KILN42' }],
    ['https://x.org/drafts/d-1', { kind: 'table', id: 'd-1', code: undefined }],
    ['https://x.org/drafts/d-1/room', { kind: 'table', id: 'd-1', code: undefined }],
    ['https://x.org/drafts/e-1?tab=event&key=KILN42', { kind: 'event', id: 'e-1', code: 'KILN42' }],
    ['/drafts/e-1?tab=event', { kind: 'event', id: 'e-1', code: undefined }],
    ['https://x.org/events/e-1?key=KILN42', { kind: 'event', id: 'e-1', code: 'KILN42' }],
  ])('of a table or an event is its id, and its code where it has one: %s', (link, reading) => {
    expect(readCode(link)).toEqual(reading);
  });

  it.each([
    'https://x.org/',
    'https://x.org/about',
    'https://x.org/drafts',
    'https://x.org/drafts/a%2F..%2Fb',
    'https://x.org/?result=<script>',
    'https://x.org/drafts/d-1/results?key=%2F%2Fevil',
    'javascript:alert(1)//x',
  ])('of anything else is none: %s', (link) => {
    expect(readCode(link)).toMatchObject({ kind: 'wrong' });
  });

  it('carries a code that cannot be one as wrong', () => {
    expect(readCode('https://x.org/?join=KILN')).toEqual({ kind: 'wrong', why: 'length' });
  });
});
