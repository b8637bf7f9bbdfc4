import type { WalkedPath, WalkReport } from './walker.ts';

// XML 1.0 has no way to write these, not even escaped; and half a pair of surrogates is no character.
const FORBIDDEN = /[\p{Cs}\uFFFE\uFFFF]|(?![\n\r\t])\p{Cc}/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const escaped = (text: string) =>
  text.replaceAll(FORBIDDEN, '\uFFFD').replaceAll(/[&<>"'\n\r\t]/g, (letter) => ENTITIES[letter] ?? letter);

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const seconds = (ms: number) => (ms / 1000).toFixed(3);
const isFailed = ({ failure }: WalkedPath) => failure !== null;
const lacking = ({ unwalked, unreached }: WalkReport) => [
  ...unwalked.map((name) => `not walked: ${name}`),
  ...unreached.map((id) => `not reached: ${id}`),
];

/** The walks as a JUnit report: a suite for each machine, a case for each path, and one for what nobody walked. */
export function junitOf(reports: readonly WalkReport[]): string {
  const total = (count: (report: WalkReport) => number) =>
    reports.reduce((sum, report) => sum + count(report), 0);
  const sum = { tests: total(testsOf), failures: total(failuresOf), time: seconds(total(msOf)) };
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites${attributes({ name: 'Generated paths', ...sum })}>
${reports.map(suiteOf).join('\n')}
</testsuites>
`;
}

const testsOf = ({ paths }: WalkReport) => paths.length + 1;
const failuresOf = (report: WalkReport) =>
  report.paths.filter(isFailed).length + (lacking(report).length > 0 ? 1 : 0);
const msOf = ({ paths }: WalkReport) => paths.reduce((sum, { ms }) => sum + ms, 0);

function suiteOf(report: WalkReport): string {
  const suite = `${report.machine} (${report.where})`;
  const counts = { tests: testsOf(report), failures: failuresOf(report), time: seconds(msOf(report)) };
  const cases = report.paths.map((path) => caseOf(suite, path));
  const left = lacking(report);
  const whole = failureOf('Something is not walked', left.join('\n'));
  const last = { classname: suite, name: 'Every state and transition is walked', time: seconds(0) };
  return [
    `<testsuite${attributes({ name: suite, ...counts })}>`,
    ...cases,
    left.length === 0 ? `<testcase${attributes(last)}/>` : `<testcase${attributes(last)}>${whole}</testcase>`,
    '</testsuite>',
  ].join('\n');
}

function caseOf(suite: string, { name, tags, number, ms, failure }: WalkedPath): string {
  const tagged = tags.length === 0 ? name : `${name} [${tags.join(', ')}]`;
  const own = attributes({ classname: suite, name: `${number}. ${tagged}`, time: seconds(ms) });
  if (failure === null) return `<testcase${own}/>`;
  const told = failureOf(`Step ${failure.step}: ${failure.words}`, failure.message);
  return `<testcase${own}>${told}</testcase>`;
}

const failureOf = (message: string, text: string) =>
  `<failure${attributes({ message })}>${escaped(text)}</failure>`;
