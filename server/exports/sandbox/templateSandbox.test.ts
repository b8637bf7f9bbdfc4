import { afterAll, describe, expect, it } from 'vitest';
import { SANDBOX_LIMITS } from './limits.ts';
import { createTemplateSandbox } from './templateSandbox.ts';

const sandbox = createTemplateSandbox();
afterAll(() => sandbox.stop());
const scope = { deck: { name: 'Birds' }, main: [{ count: 2, name: 'Wren' }] };

const sentence = async (body: string) => {
  const rendered = await sandbox.render(body, scope);
  return rendered.ok ? `MADE ${rendered.text.slice(0, 80)}` : rendered.problem;
};

describe('the sandbox of templates', () => {
  it('makes the text of a template', async () => {
    const body = '{{ deck.name }}{% for card in main %}\n{{ card.count }} {{ card.name }}{% endfor %}';
    expect(await sandbox.render(body, scope)).toEqual({ ok: true, text: 'Birds\n2 Wren' });
  });

  it.each([
    ['a filter nobody knows', 'one\n  {{ deck.name | shell }}', 'There is no filter “shell”.', 2, 3],
    ['a tag nobody knows', '{% exec "ls" %}', 'There is no tag “exec”.', 1, 1],
    ['an open block', '\n{% if deck %}', '“{% if deck %}” is not closed.', 2, 1],
    ['an open output', '{{ deck.name', '“{{ deck.name” is not closed.', 1, 1],
    ['a loop over nothing', '{% for %}', '“{% for %}” is not complete.', 1, 1],
  ])('says line and column of %s', async (_, body, words, line, column) => {
    expect(await sentence(body)).toEqual({ sentence: words, line, column });
  });

  it.each(['include', 'render', 'layout'])(
    'lets no template read a file by the tag %s [X5] [ASVS V1.3.7]',
    async (tag) => {
      for (const file of ['package.json', '../../etc/passwd', '/etc/passwd', '.env'])
        expect(await sentence(`{% ${tag} "${file}" %}`)).toMatchObject({
          sentence: `A template cannot read other files, such as “${file}”.`,
        });
    },
  );

  it.each([
    '{{ constructor }}',
    '{{ constructor.constructor }}',
    '{{ deck.constructor }}',
    '{{ deck.__proto__ }}',
    '{{ deck.name.constructor.constructor }}',
    '{{ main.constructor.constructor }}',
    '{{ main[0].__proto__.constructor }}',
    '{{ process.env }}',
    '{{ globalThis }}',
    '{{ liquidjs }}',
    '{{ limits }}',
    '{{ asked }}',
  ])('shows nothing but the scope to %s [X5, X6] [ASVS V1.3.5, V1.3.7]', async (body) => {
    expect(await sandbox.render(`[${body}]`, scope)).toEqual({ ok: true, text: '[]' });
  });

  it('calls nothing that a template names [X5] [ASVS V1.3.2, V1.3.5]', async () => {
    const body = '{{ constructor.constructor("return process")() }}';
    expect(await sandbox.render(body, scope)).toMatchObject({ ok: false });
  });

  it.each([
    ['a loop of a thousand million', '{% for a in (1..1000000000) %}{{ a }}{% endfor %}'],
    [
      'loops in loops',
      '{% for a in (1..900) %}{% for b in (1..900) %}{% for c in (1..900) %}x{% endfor %}{% endfor %}{% endfor %}',
    ],
    [
      'a text that doubles itself',
      '{% assign a = "xxxxxxxxxx" %}{% for i in (1..40) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    ],
    [
      'a list joined by itself',
      '{% assign s = "aaaaaaaaaa" %}{% for i in (1..15) %}{% assign s = s | append: s %}{% endfor %}{{ s | split: "" | join: s }}',
    ],
    [
      'a hundred megabytes',
      `{% capture x %}{% for i in (1..1000) %}${'y'.repeat(1000)}{% endfor %}{% endcapture %}{% for i in (1..100) %}{{ x }}{% endfor %}`,
    ],
    ['a year of a hundred million digits', '{{ "now" | date: "%100000000Y" }}'],
    ['many pages of template', '{{ deck.name }}'.repeat(10_000)],
    ['itself nested ten thousand times', `${'{% if deck %}'.repeat(3_000)}${'{% endif %}'.repeat(300)}`],
  ])('ends a template with %s in a sentence [X5]', async (_, body) => {
    expect(await sentence(body)).toMatchObject({
      sentence: expect.stringMatching(/too long|too much memory|more text|longer than|not closed|too deeply/),
    });
    expect(await sandbox.render('{{ deck.name }}', scope)).toEqual({ ok: true, text: 'Birds' });
  });

  it('serves everybody whose turn comes after a bad template [ASVS V15.2.2]', async () => {
    const bad = '{% for a in (1..900) %}{% for b in (1..90000) %}x{% endfor %}{% endfor %}';
    const rendered = await Promise.all(['{{ deck.name }}', bad, '{{ main[0].name }}'].map(sentence));
    expect(rendered).toEqual([
      'MADE Birds',
      expect.objectContaining({ sentence: expect.any(String) }),
      'MADE Wren',
    ]);
  });

  it('turns people away when too many wait', async () => {
    const narrow = createTemplateSandbox({ ...SANDBOX_LIMITS, waiting: 2 });
    const rendered = await Promise.all(
      Array.from({ length: 4 }, () => narrow.render('{{ deck.name }}', scope)),
    );
    expect(rendered.map(({ ok }) => ok)).toEqual([true, true, false, false]);
    await narrow.stop();
  });
});

describe('the walls of the sandbox, with those of LiquidJS taken down', () => {
  const loose = {
    ...SANDBOX_LIMITS,
    steps: 1e12,
    memoryUnits: 1e15,
    outputCharacters: 1e12,
  };

  it('end a loop that never ends by ending its thread, and the next template has a new one', async () => {
    const bare = createTemplateSandbox({ ...loose, killMs: 300 });
    const body = '{% for a in (1..100000) %}{% for b in (1..100000) %}{% endfor %}{% endfor %}';
    expect(await bare.render(body, scope)).toEqual({
      ok: false,
      problem: { sentence: 'The template takes too long.', line: null, column: null },
    });
    expect(await bare.render('{{ deck.name }}', scope)).toEqual({ ok: true, text: 'Birds' });
    await bare.stop();
  });

  it('end a template that fills the memory of its thread, not of the server [X5]', async () => {
    const bare = createTemplateSandbox({ ...loose, killMs: 60_000, heapMegabytes: 24 });
    const body =
      '{% assign all = "x" | split: "," %}{% for a in (1..10000000) %}{% assign all = all | push: a %}{% endfor %}';
    expect(await bare.render(body, scope)).toEqual({
      ok: false,
      problem: { sentence: 'The template needs too much memory.', line: null, column: null },
    });
    expect(await bare.render('{{ deck.name }}', scope)).toEqual({ ok: true, text: 'Birds' });
    await bare.stop();
  });
});

describe('filters of templates', () => {
  const filtered = async (filter: string, value: unknown) => {
    const rendered = await sandbox.render(`{{ value | ${filter} }}`, { value });
    return rendered.ok ? rendered.text : rendered.problem.sentence;
  };

  it('make XML of every text [ASVS V1.2.1]', async () => {
    expect(await filtered('xml', `<a & "b" 'c'> ]]>`)).toBe(
      '&lt;a &amp; &quot;b&quot; &apos;c&apos;&gt; ]]&gt;',
    );
    expect(await filtered('xml', 'a\u0000b\u0008c\ud800d\u{1f426}')).toBe('abcd\u{1f426}');
  });

  it('let no cell of a spreadsheet be a formula', async () => {
    const cells = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1', ' =1', 'plain', 'a "b", c', 'a\nb'];
    expect(await Promise.all(cells.map((cell) => filtered('csv', cell)))).toEqual([
      "'=1",
      "'+1",
      "'-1",
      "'@a",
      `"'\t=1"`,
      `"'\r=1"`,
      "'＝1",
      "' =1",
      'plain',
      '"a ""b"", c"',
      '"a\nb"',
    ]);
  });

  it('make JSON, one line, padded numbers and the numbers of a ydke link [ASVS V1.2.3]', async () => {
    expect(await filtered('json', 'a "b"\n</script>')).toBe('"a \\"b\\"\\n\\u003c/script\\u003e"');
    expect(await filtered('one_line', ' a\r\n b\tc\u2028d ')).toBe('a b c d');
    expect(await filtered('pad: 3', '5')).toBe('005');
    expect(await filtered('pad: 3', '1234')).toBe('1234');
    expect(await filtered('ydke', '48452496 27260347 72270339')).toBe(
      Buffer.from(new Uint32Array([48452496, 27260347, 72270339]).buffer).toString('base64'),
    );
    expect(await filtered('ydke', '')).toBe('');
  });
});
