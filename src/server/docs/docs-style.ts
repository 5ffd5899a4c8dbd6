/** The look of the page, by day and by night. */
export const docsStyle = `:root{color-scheme:light dark;--ink:#1c2430;--quiet:#55606f;--ground:#fff;--wash:#f3f5f8;--line:#d5dae1;--mark:#0b5cad}
@media (prefers-color-scheme:dark){:root{--ink:#e6eaf0;--quiet:#a5b0bf;--ground:#14181e;--wash:#1e242c;--line:#38414d;--mark:#8cc0ff}}
*{box-sizing:border-box}body{margin:0;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:60rem;margin:0 auto;padding:1rem 1.25rem 4rem}h2{margin:2.5rem 0 .5rem}h2,h3,section,[id]{scroll-margin-top:8rem}
a{color:var(--mark)}small,.purpose{color:var(--quiet)}
search{position:sticky;top:0;display:block;padding:.75rem 0;background:var(--ground);border-bottom:1px solid var(--line);z-index:1}
search label{display:block;font-weight:600}search input{width:100%;font:inherit;padding:.5rem .75rem;color:inherit;background:var(--wash);border:1px solid var(--quiet);border-radius:.4rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
.entry{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0;padding:0 1rem;scroll-margin-top:8rem}
.entry>summary{cursor:pointer;padding:.6rem 0;overflow-wrap:anywhere}.entry[open]>summary{border-bottom:1px solid var(--line)}
.method{display:inline-block;min-width:4rem;font-weight:700;color:var(--mark)}.purpose{display:block}
code{font:13px/1.5 ui-monospace,monospace;background:var(--wash);padding:.05em .3em;border-radius:.25rem}
pre{overflow:auto;padding:.75rem 1rem;background:var(--wash);border:1px solid var(--line);border-radius:.5rem}pre code{padding:0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th,td{text-align:left;vertical-align:top;overflow-wrap:anywhere;padding:.3rem .6rem;border-bottom:1px solid var(--line)}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}[hidden]{display:none}`;
