/** The style of the page about the API; its only colours are these, light and dark. */
export const DOCS_STYLE = `:root{color-scheme:light dark;--fg:light-dark(#1c211e,#e9ece8);--muted:light-dark(#4d5750,#a9b3ac);--bg:light-dark(#fbfaf6,#14181a);--panel:light-dark(#f0eee6,#1e2427);--line:light-dark(#cfccc0,#3a4448);--link:light-dark(#0b5a86,#8cc7ef)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main,header{max-width:60rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem}main{padding-bottom:4rem}
h1{margin:.25rem 0;font-size:1.9rem}h2{margin:2.5rem 0 .5rem;font-size:1.35rem}h3{margin:1.75rem 0 .5rem;font-size:1.1rem}
a{color:var(--link)}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:.75rem 0;padding:0;list-style:none}nav a{display:inline-block;padding:.35rem 0}
code,pre{font:14px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:.5rem 0;padding:.9rem 1rem;border:1px solid var(--line);border-radius:8px;background:var(--panel);overflow-x:auto;overflow-wrap:normal;white-space:pre}
:focus-visible{outline:3px solid light-dark(#1f6fb2,#79bdf2);outline-offset:2px;border-radius:4px}
dl{margin:.5rem 0}dt{margin-top:.6rem;font-weight:600}dd{margin:0;color:var(--muted)}
summary{padding:.5rem 0;cursor:pointer}
details{border-top:1px solid var(--line)}details>div{padding:0 0 1rem 1rem}
.verb{display:inline-block;min-width:4.2em;font-weight:700}
.needs{margin:.25rem 0}.muted{color:var(--muted)}ul.fields{margin:.25rem 0;padding-left:1.2rem}`;
