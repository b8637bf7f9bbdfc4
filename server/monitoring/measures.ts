type Labels = Readonly<Record<string, string>>;

/** A number that is looked up whenever somebody reads; `kind` is `counter` where it never falls while the process lives. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly kind: 'gauge' | 'counter';
  readonly samples: readonly { readonly labels?: Labels; readonly value: number }[];
}

/** What this process counts of itself. Labels come from closed lists, never from people. */
export interface Measures {
  /** A number that grows by one at each call; it is told as 0 for the labels `known` before. */
  counter(name: string, help: string, known?: readonly Labels[]): (labels?: Labels) => void;
  /** How many values were at most each of the bounds, in their order. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number) => void;
  /** Numbers that are looked up together; where that fails they are left out. */
  figures(read: () => Promise<readonly Figure[]>): void;
  /** Everything in Prometheus' text format 0.0.4. */
  text(): Promise<string>;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function written(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const family = (name: string, help: string, kind: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');

const figureText = ({ name, help, kind, samples }: Figure): string =>
  family(
    name,
    help,
    kind,
    samples.map(({ labels, value }) => `${name}${written(labels)} ${value}`),
  );

export function createMeasures(): Measures {
  const families: (() => Promise<string>)[] = [];
  return {
    counter(name, help, known = []) {
      const counts = new Map(known.map((labels) => [written(labels), 0]));
      families.push(async () =>
        family(
          name,
          help,
          'counter',
          [...counts].map(([labels, count]) => `${name}${labels} ${count}`),
        ),
      );
      return (labels) => {
        const key = written(labels);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      };
    },
    histogram(name, help, bounds) {
      const buckets = bounds.map((bound) => ({ bound, count: 0 }));
      const all = { sum: 0, count: 0 };
      families.push(async () => {
        const lines = buckets.map(({ bound, count }) => `${name}_bucket{le="${bound}"} ${count}`);
        lines.push(`${name}_bucket{le="+Inf"} ${all.count}`, `${name}_sum ${all.sum}`);
        return family(name, help, 'histogram', [...lines, `${name}_count ${all.count}`]);
      });
      return (value) => {
        all.sum += value;
        all.count += 1;
        for (const bucket of buckets) if (value <= bucket.bound) bucket.count += 1;
      };
    },
    figures(read) {
      families.push(async () => (await read().catch(() => [])).map(figureText).join(''));
    },
    text: async () => (await Promise.all(families.map((lines) => lines()))).join(''),
  };
}
