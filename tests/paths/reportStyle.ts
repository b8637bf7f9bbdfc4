/** The look of the report in both colour schemes; fonts of the system, nothing is loaded. */
export const REPORT_STYLE = `
:root {
  --ground: #f6f3ec; --sheet: #fffdf8; --line: #d9d3c5; --fg: #211d17; --muted: #655e52;
  --good: #1b7a4b; --bad: #b3261e; --bad-tint: #fbe9e6; --code: #f1ece1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14161a; --sheet: #1c1f25; --line: #363b45; --fg: #eceae4; --muted: #a5a79f;
    --good: #55c98c; --bad: #ff8a7d; --bad-tint: #3a1f1d; --code: #12141a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--fg); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 40px; }
h1 { margin: 0; font-size: 32px; line-height: 1.2; font-weight: 650; }
h2 { margin: 0; font-size: 22px; }
h3 { margin: 0 0 8px; font-size: 16px; }
h4 { margin: 0 0 4px; font-size: 14px; color: var(--muted); }
a { color: inherit; text-underline-offset: 3px; }
.eyebrow, .muted, .where { color: var(--muted); }
.eyebrow { margin: 0 0 4px; }
.where { font-size: 15px; font-weight: 400; }
section { margin: 28px 0; padding: 24px; border: 1px solid var(--line); border-radius: 14px; background: var(--sheet); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: var(--sheet); border: 1px solid var(--line); border-radius: 14px; }
th, td { padding: 9px 16px; border-top: 1px solid var(--line); text-align: left; }
thead th { border-top: 0; color: var(--muted); font-size: 14px; font-weight: 500; }
.figure { font-variant-numeric: tabular-nums; }
tr.bad th, tr.bad .figure { color: var(--bad); }
figure { margin: 16px 0; padding: 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); }
figure svg { display: block; margin: 0 auto; }
svg text { fill: var(--fg); }
svg .state path, svg .state polygon { stroke: var(--fg); fill: var(--sheet); }
svg .frame path, svg .frame polygon { stroke: var(--line); fill: transparent; stroke-width: 1.5; }
svg .frame text { fill: var(--muted); }
svg .entry ellipse, svg .initial polygon { stroke: var(--muted); fill: var(--muted); }
svg .initial path { stroke: var(--muted); }
svg .walked path, svg .walked polygon { stroke: var(--good); }
svg .walked polygon { fill: var(--good); }
svg .unwalked path, svg .unwalked polygon { stroke: var(--bad); stroke-width: 2.5; }
svg .unwalked polygon, svg .unwalked text { fill: var(--bad); }
.complaint { margin: 16px 0; padding: 16px; border: 1px solid var(--bad); border-radius: 10px; background: var(--bad-tint); }
.complaint ul { margin: 0; padding-left: 20px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 12px; }
.pair > div { min-width: 0; }
pre { max-height: 420px; margin: 0; padding: 12px; overflow: auto; border-radius: 8px; background: var(--code); font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
img { display: block; max-width: 100%; margin-top: 12px; border: 1px solid var(--line); border-radius: 10px; }
summary { padding: 4px 0; cursor: pointer; font-weight: 600; }
details h3 { margin-top: 20px; }
.tag { font-size: 14px; font-weight: 400; color: var(--muted); }
.paths { padding-left: 44px; }
.paths > li { margin: 12px 0; content-visibility: auto; contain-intrinsic-height: 120px; }
.paths ol { padding-left: 26px; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.verdict.good { color: var(--good); }
.verdict.bad, .failed { color: var(--bad); }
:focus-visible { outline: 2px solid var(--good); outline-offset: 2px; }
`;
