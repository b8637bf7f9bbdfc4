import { describe, expect, it } from 'vitest';
import { isNestedDeeperThan } from '../jsonDepth.ts';
import {
  encodeClose,
  encodeError,
  encodeHandshakeAnswer,
  encodeInvocation,
  encodeResult,
  PING_FRAME,
  parseHandshake,
  parseMessages,
} from './protocol.ts';

const SEPARATOR = '\u001e';
const wire = (...messages: readonly unknown[]) =>
  messages.map((message) => JSON.stringify(message) + SEPARATOR).join('');

describe('the handshake', () => {
  it.each([1, 2])('is taken in version %i and gives back what came with it', (version) => {
    const text = wire({ protocol: 'json', version }, { type: 6 });
    expect(parseHandshake(text)).toEqual({ isOk: true, value: { rest: wire({ type: 6 }) } });
  });

  it.each([
    ['without a separator', '{"protocol":"json","version":1}', 'The handshake is incomplete.'],
    ['that is no JSON', `{"protocol"${SEPARATOR}`, 'The first message must be a handshake.'],
    ['that is a list', wire([]), 'The first message must be a handshake.'],
    ['that is empty', SEPARATOR, 'The first message must be a handshake.'],
    ['that is another message', wire({ type: 6 }), 'The first message must be a handshake.'],
    [
      'for MessagePack',
      wire({ protocol: 'messagepack', version: 1 }),
      'The requested protocol is not available.',
    ],
    [
      'in version 3',
      wire({ protocol: 'json', version: 3 }),
      'The requested protocol version is not available.',
    ],
    ['in version "1"', wire({ protocol: 'json', version: '1' }), 'The first message must be a handshake.'],
  ])('is refused %s', (_how, text, error) => {
    expect(parseHandshake(text)).toEqual({ isOk: false, error });
  });
});

describe('messages from a client', () => {
  it('are read in order, each for what it is', () => {
    const text = wire(
      { type: 1, target: 'pick', arguments: [1, { of: 'x' }], invocationId: '7', headers: { a: 'b' } },
      { type: 1, target: 'pick', arguments: [] },
      { type: 4, target: 'pick', arguments: [], invocationId: '8' },
      { type: 1, target: 'pick', arguments: [], invocationId: '9', streamIds: ['1'] },
      { type: 5, invocationId: '8' },
      { type: 2, invocationId: '1', item: 3 },
      { type: 3, invocationId: '1' },
      { type: 6 },
      { type: 7 },
    );
    const call = { target: 'pick', args: [], invocationId: null, style: 'plain' };
    expect(parseMessages(text, 8)).toEqual({
      isOk: true,
      value: [
        { kind: 'call', call: { ...call, args: [1, { of: 'x' }], invocationId: '7' } },
        { kind: 'call', call },
        { kind: 'call', call: { ...call, invocationId: '8', style: 'stream' } },
        { kind: 'call', call: { ...call, invocationId: '9', style: 'upload' } },
        { kind: 'ignored' },
        { kind: 'ignored' },
        { kind: 'ignored' },
        { kind: 'ping' },
        { kind: 'close' },
      ],
    });
  });

  it.each([
    ['no separator at the end', '{"type":6}', 'The message is incomplete.'],
    ['nothing at all', '', 'The message is incomplete.'],
    ['broken JSON', `{"type":6${SEPARATOR}`, 'The message could not be read.'],
    ['an empty record', SEPARATOR, 'The message could not be read.'],
    ['an unknown type', wire({ type: 42 }), 'The message could not be read.'],
    ['no type', wire({ target: 'pick' }), 'The message could not be read.'],
    ['null', wire(null), 'The message could not be read.'],
    ['a second handshake', wire({ protocol: 'json', version: 1 }), 'The message could not be read.'],
    ['a call without arguments', wire({ type: 1, target: 'pick' }), 'The message could not be read.'],
    ['a call of nothing', wire({ type: 1, target: '', arguments: [] }), 'The message could not be read.'],
    [
      'a call with a number as id',
      wire({ type: 1, target: 'a', arguments: [], invocationId: 1 }),
      'The message could not be read.',
    ],
    [
      'a stream call without id',
      wire({ type: 4, target: 'a', arguments: [] }),
      'The message could not be read.',
    ],
    ['one good and one bad message', `${wire({ type: 6 })}x${SEPARATOR}`, 'The message could not be read.'],
  ])('are refused with %s [ASVS V1.5.2]', (_how, text, error) => {
    expect(parseMessages(text, 8)).toEqual({ isOk: false, error });
  });

  it('are refused when they nest deeper than the limit [W7]', () => {
    const nested = (levels: number) =>
      `{"type":1,"target":"pick","arguments":${'['.repeat(levels)}${']'.repeat(levels)}}${SEPARATOR}`;
    expect(parseMessages(nested(7), 8).isOk).toBe(true);
    expect(parseMessages(nested(8), 8)).toEqual({ isOk: false, error: 'The message could not be read.' });
    expect(parseMessages(nested(100_000), 8)).toEqual({
      isOk: false,
      error: 'The message could not be read.',
    });
  });
});

describe('the measure of nesting', () => {
  it.each([
    ['brackets inside of strings', '["[[[[", "\\"[[[["]', false],
    ['a string that ends in a backslash', '["\\\\", [[]]]', true],
    ['many shallow lists', '[[],[],[],[]]', false],
  ])('sees through %s', (_how, text, isDeep) => {
    expect(isNestedDeeperThan(text, 2)).toBe(isDeep);
  });
});

describe('messages to a client', () => {
  it('stand on the wire as the protocol says', () => {
    expect(
      [
        PING_FRAME,
        encodeHandshakeAnswer(null),
        encodeHandshakeAnswer('No.'),
        encodeInvocation('Told', ['ä', undefined]),
        encodeResult('1', undefined),
        encodeResult('1', null),
        encodeError('1', 'No.'),
        encodeClose(null, true),
        encodeClose('No.', false),
      ].map(String),
    ).toEqual([
      wire({ type: 6 }),
      wire({}),
      wire({ error: 'No.' }),
      wire({ type: 1, target: 'Told', arguments: ['ä', null] }),
      wire({ type: 3, invocationId: '1' }),
      wire({ type: 3, invocationId: '1', result: null }),
      wire({ type: 3, invocationId: '1', error: 'No.' }),
      wire({ type: 7, allowReconnect: true }),
      wire({ type: 7, error: 'No.', allowReconnect: false }),
    ]);
  });

  it('never carry a separator inside of a text [ASVS V1.2.3]', () => {
    expect(String(encodeInvocation('Told', [SEPARATOR])).indexOf(SEPARATOR)).toBe(
      String(encodeInvocation('Told', [SEPARATOR])).length - 1,
    );
  });
});
