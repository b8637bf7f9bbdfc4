import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { debianProgram } from '#tests/support/debianProgram.ts';
import { openWholeServer, type TestServer } from '#tests/support/testServer.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}
interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number };
  readonly targets?: readonly { readonly expr: string }[];
}

const RULES = 'deploy/prometheus/passleft.rules.yml';
const { groups }: { groups: readonly { rules: readonly Rule[] }[] } = parse(readFileSync(RULES, 'utf8'));
const rules = groups.flatMap((group) => group.rules);
const dashboard: { panels: readonly Panel[]; templating: { list: readonly { name: string }[] } } = JSON.parse(
  readFileSync('deploy/grafana/passleft.json', 'utf8'),
);
const graphs = dashboard.panels.filter(({ type }) => type !== 'row');

/** What Grafana puts in place of its variables. */
const asked = (expr: string) => expr.replaceAll('$job', 'passleft').replaceAll('$__rate_interval', '5m');
const questions = [
  ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
  ...graphs.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr: asked(expr) })),
  ),
];

/** Prometheus makes them of what it asks itself, not of what it is told. */
const OF_PROMETHEUS = { figures: ['up'], labels: ['job', 'instance', 'le'] };
const WORD = /\b((?:passleft|process|nodejs)_[a-z0-9_]+|up)\b(?:\{([^}]*)\})?/g;

/** The figures that a question asks for, with what it wants of their labels. */
const figuresIn = (expr: string) =>
  [...expr.matchAll(WORD)].map(([, name = '', selector = '']) => ({
    name,
    labels: [...selector.matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, label = '', value = '']) => ({
      label,
      value,
    })),
  }));
const groupedBy = (expr: string) =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((one) => one.trim()),
  );

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  );

const promtool = await debianProgram({ programs: ['promtool'], packages: ['prometheus'] });

describe('alerts and dashboard', () => {
  let server: TestServer;
  let told = '';
  const folder = mkdtempSync(join(tmpdir(), 'passleft-rules-'));

  beforeAll(async () => {
    server = await openWholeServer('server');
    told = (await server.app.inject({ url: '/metrics' })).body;
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server?.close();
  });

  /** The lines of a figure, as the server tells them. */
  const linesOf = (name: string) =>
    told.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));

  it.each(questions)('$name asks for figures and labels that the server tells: $expr', ({ expr }) => {
    const figures = figuresIn(expr).filter(({ name }) => !OF_PROMETHEUS.figures.includes(name));
    if (!/\bup\b/.test(expr)) expect(figures.length).toBeGreaterThan(0);
    for (const { name, labels } of figures) {
      expect(linesOf(name), name).not.toStrictEqual([]);
      const ours = labels.filter(({ label }) => !OF_PROMETHEUS.labels.includes(label));
      for (const { label, value } of ours)
        expect(linesOf(name).join('\n'), name).toContain(`${label}="${value}"`);
      for (const label of groupedBy(expr).filter((one) => !OF_PROMETHEUS.labels.includes(one)))
        expect(linesOf(name).join('\n'), name).toContain(`${label}="`);
    }
  });

  it.each(rules)('$alert waits before it calls, says how grave it is and what to do', (rule) => {
    expect(rule.for).toMatch(/^\d+[mh]$/);
    expect(rule.labels?.severity).toMatch(/^(critical|warning)$/);
    expect(rule.annotations?.summary).toMatch(/^(Add|Bring|Find|Look|Make|Read|Start)\b.{20,}[.]$/);
  });

  it.each(rules)('$alert names a place in the handbook that is its own', ({ alert, annotations }) => {
    const [file = '', anchor = ''] = annotations?.runbook?.split('#') ?? [];
    expect(file).toBe('docs/operations.md');
    expect(anchor).toBe(alert.toLowerCase());
    expect(anchorsOf(file).has(anchor)).toBe(true);
  });

  it('are all in the handbook, and the handbook has no other', () => {
    const headings = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^### (Passleft\w+)$/gm)];
    expect(headings.map(([, name]) => name).toSorted()).toStrictEqual(
      rules.map(({ alert }) => alert).toSorted(),
    );
  });

  it('have panels with a question, a word of explanation and a place of their own', () => {
    expect(graphs.length).toBeGreaterThan(10);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    const places = new Set<string>();
    for (const { title, targets = [], description, gridPos } of graphs) {
      expect([targets.length > 0, description !== undefined], title).toStrictEqual([true, true]);
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      places.add(`${gridPos.x} ${gridPos.y}`);
    }
    expect(places.size).toBe(graphs.length);
    const known = new Set(['__rate_interval', ...dashboard.templating.list.map(({ name }) => name)]);
    const used = [...JSON.stringify(dashboard.panels).matchAll(/\$\{?(\w+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name))).toStrictEqual([]);
  });

  describe.skipIf(!promtool)('by Prometheus itself (promtool, where it can be had)', () => {
    const check = (file: string) =>
      promisify(execFile)(promtool?.path ?? '', ['check', 'rules', file], {
        env: { ...process.env, ...promtool?.environment },
      }).then(
        ({ stdout }) => stdout,
        (fault: { stdout: string; stderr: string }) => `FAILED ${fault.stdout}${fault.stderr}`,
      );

    it('can be read', async () => {
      expect(await check(RULES)).toContain(`SUCCESS: ${rules.length} rules found`);
      const written = join(folder, 'dashboard.yml');
      const recorded = questions.map(({ expr }, index) => ({ record: `question:${index}`, expr }));
      writeFileSync(written, stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
      expect(await check(written)).toContain(`SUCCESS: ${questions.length} rules found`);
      writeFileSync(
        written,
        stringify({ groups: [{ name: 'wrong', rules: [{ record: 'a', expr: 'sum(' }] }] }),
      );
      expect(await check(written)).toContain('FAILED');
    });
  });
});
