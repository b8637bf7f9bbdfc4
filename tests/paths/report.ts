import { pictureOfMachine } from './picture.ts';
import { REPORT_STYLE } from './reportStyle.ts';
import { requirementLink } from './requirementLinks.ts';
import type { FailedStep, WalkedPath, WalkReport } from './walker.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One HTML file with nothing outside: every machine drawn, every path in words, every failed step with its picture. */
export async function reportOf(reports: readonly WalkReport[], takenAt: Date): Promise<string> {
  const sections = await Promise.all(reports.map(sectionOf));
  const paths = reports.reduce((sum, report) => sum + report.paths.length, 0);
  const isGood = reports.every(isWell);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Paths of Passleft: ${isGood ? 'all walked' : 'something is not walked'}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<p class="eyebrow">Passleft, tests by generated paths</p>
<h1>${paths} paths over ${reports.length} ${reports.length === 1 ? 'machine' : 'machines'}</h1>
<p class="muted">${escaped(takenAt.toISOString().replace('T', ' ').slice(0, 16))} UTC.
Green transitions were walked, red ones by nobody.</p>
</header>
<main>
${tableOf(reports)}
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const failedOf = (report: WalkReport) => report.paths.filter(({ failure }) => failure !== null);
const isWell = (report: WalkReport) =>
  failedOf(report).length + report.unwalked.length + report.unreached.length === 0;
const anchorOf = ({ machine, where }: WalkReport) => `${machine}-${where}`;

function tableOf(reports: readonly WalkReport[]): string {
  const rows = reports.map((report) => {
    const figures = [
      report.states,
      report.transitions,
      report.paths.length,
      report.unwalked.length,
      failedOf(report).length,
    ];
    return `<tr class="${isWell(report) ? 'good' : 'bad'}"><th scope="row"><a href="#${anchorOf(report)}">${escaped(report.machine)}</a></th>
<td>${report.where}</td>${figures.map((figure) => `<td class="figure">${figure}</td>`).join('')}</tr>`;
  });
  return `<div class="scroll"><table>
<thead><tr><th scope="col">Machine</th><th scope="col">Where</th><th scope="col">States</th><th scope="col">Transitions</th>
<th scope="col">Paths</th><th scope="col">Unwalked</th><th scope="col">Failed</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

async function sectionOf(report: WalkReport): Promise<string> {
  const picture = await pictureOfMachine(report.drawn, report.unwalked);
  const failed = failedOf(report);
  return `<section id="${anchorOf(report)}">
<h2>${escaped(report.machine)} <span class="where">${report.where}</span></h2>
<p class="muted">${report.states} states, ${report.transitions} transitions, ${report.paths.length} paths in
${(report.paths.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)} s.</p>
${namesOf('Walked by nobody', report.unwalked)}
${namesOf('Reached by nobody', report.unreached)}
${failed.map(failureOf).join('\n')}
<figure class="scroll" tabindex="0" aria-label="States and transitions of ${escaped(report.machine)}">${picture}</figure>
<details><summary>${report.paths.length} paths by what they prove</summary>
${groupsOf(report.paths)}</details>
</section>`;
}

const namesOf = (title: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : `<div class="complaint"><h3>${title}</h3><ul>${names.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul></div>`;

function groupsOf(paths: readonly WalkedPath[]): string {
  const groups = new Map<string, WalkedPath[]>();
  for (const path of paths) groups.set(path.proves, [...(groups.get(path.proves) ?? []), path]);
  return [...groups]
    .map(
      ([proves, own]) => `<h3>${escaped(proves)} ${(own[0]?.tags ?? []).map(tagOf).join(' ')}</h3>
<ol class="paths">${own.map(pathOf).join('\n')}</ol>`,
    )
    .join('\n');
}

function tagOf(tag: string): string {
  const link = requirementLink(tag);
  return link
    ? `<a class="tag" href="${escaped(link.href)}" title="${escaped(link.says)}">${escaped(tag)}</a>`
    : `<span class="tag">${escaped(tag)}</span>`;
}

function pathOf({ number, name, states, words, ms, failure }: WalkedPath): string {
  const steps = words.map((step, at) => {
    const mark = failure?.step === at + 1 ? ' class="failed"' : '';
    return `<li${mark}>${escaped(step)}</li>`;
  });
  const verdict = failure ? '<b class="verdict bad">failed</b>' : '<b class="verdict good">passed</b>';
  return `<li value="${number}">${verdict} ${escaped(name)}
<span class="muted">${words.length} steps, ${ms.toFixed(0)} ms: ${escaped(states.join(' → '))}</span><ol>${steps.join('')}</ol></li>`;
}

function failureOf({ failure, number, name }: WalkedPath): string {
  return failure
    ? `<div class="complaint"><h3>Path ${number} fails at step ${failure.step}: ${escaped(name)}</h3>${told(failure)}</div>`
    : '';
}

function told({ words, message, promised, seen, picture }: FailedStep): string {
  const compared =
    promised === null || seen === null
      ? `<pre>${escaped(message)}</pre>`
      : `<div class="pair"><div><h4>Promised</h4><pre>${escaped(promised)}</pre></div><div><h4>Seen</h4><pre>${escaped(seen)}</pre></div></div>
<details><summary>The difference</summary><pre>${escaped(message)}</pre></details>`;
  const shot =
    picture === null ? '' : `<img alt="The page at this step" src="data:image/png;base64,${picture}">`;
  return `<p>${escaped(words)}</p>${compared}${shot}`;
}
