import { readFileSync } from 'node:fs';

export interface Dockerfile {
  /** The images that it begins from, in their order. */
  readonly from: readonly string[];
  /** What is run while the image is made, in its order. */
  readonly run: readonly string[];
  /** What is copied from the folder of the sources. */
  readonly copied: readonly string[];
  /** Of the last stage, the image itself. */
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly volume: string | undefined;
  readonly healthCheck: readonly string[];
  readonly command: readonly string[];
}

/** The instructions of the project's Dockerfile; throws where one is written that no test knows. */
export function readDockerfile(path = 'Dockerfile'): Dockerfile {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      if (!KNOWN.includes(word)) throw new Error(`No test knows this line of ${path}: ${line}`);
      return { word, rest };
    });
  const of = (all: typeof lines, word: string) =>
    all.filter((line) => line.word === word).map(({ rest }) => rest);
  const image = lines.slice(lines.findLastIndex(({ word }) => word === 'FROM'));
  const list = (text = '[]'): readonly string[] => JSON.parse(text.slice(text.indexOf('[')));
  return {
    from: of(lines, 'FROM').map((rest) => rest.split(' ')[0] ?? ''),
    run: of(lines, 'RUN'),
    copied: of(lines, 'COPY')
      .filter((rest) => !rest.startsWith('--from'))
      .flatMap((rest) => rest.split(' ').slice(0, -1)),
    environment: Object.fromEntries(
      of(image, 'ENV').flatMap((rest) =>
        rest.split(' ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      ),
    ),
    user: of(image, 'USER').at(-1),
    volume: of(image, 'VOLUME').at(-1),
    healthCheck: list(of(image, 'HEALTHCHECK').at(-1)),
    command: list(of(image, 'CMD').at(-1)),
  };
}

const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
