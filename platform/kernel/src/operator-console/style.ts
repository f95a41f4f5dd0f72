/** How the console looks: it follows the reader's colour scheme, and is no part of a brand. */
export const style = `
:root{color-scheme:light dark;--line:light-dark(#d5d9e0,#3a404b);--quiet:light-dark(#5b6472,#a3acba);--raised:light-dark(#f3f5f8,#1d2129);--accent:light-dark(#1f5fbf,#8ab8ff);--bad:light-dark(#b3261e,#f2b8b5)}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;background:light-dark(#fff,#14171c);color:light-dark(#1a1e25,#e7eaf0)}
a{color:var(--accent)}
header{padding:.75rem 1.25rem;border-bottom:1px solid var(--line);background:var(--raised)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;align-items:baseline;margin:0;padding:0;list-style:none}
nav span{color:var(--quiet);font-size:.85rem}
nav a{display:inline-block;padding:.25rem .6rem;border-radius:.4rem;text-decoration:none}
nav a[aria-current]{background:var(--accent);color:light-dark(#fff,#14171c)}
nav b{margin-inline-start:.35rem;padding:0 .45rem;border-radius:1rem;background:var(--bad);color:light-dark(#fff,#14171c);font-size:.8rem}
main{max-width:84rem;margin:0 auto;padding:1rem 1.25rem 4rem}
h1{font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.2rem}h3{margin:1.25rem 0 .5rem;font-size:1rem}
h1,h2,h3,td,p{overflow-wrap:anywhere}
article{margin:1.25rem 0;padding:0 1.25rem 1rem;border:1px solid var(--line);border-radius:.75rem}
article>h2{margin-top:1rem}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
th{color:var(--quiet);font-weight:500;white-space:nowrap}
td,th{padding:.45rem 1rem .45rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
td{min-width:5.5rem}
time span{white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:.75rem 0}
td form{margin:0 0 .4rem}
label,.field{display:grid;gap:.15rem;color:var(--quiet);font-size:.85rem}
.field:not(:has(textarea)){max-inline-size:20rem}
small{font-size:.8rem}
input,select,button,textarea{font:inherit;min-height:2.25rem;max-width:100%;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:light-dark(#fff,#1d2129);color:light-dark(#1a1e25,#e7eaf0)}
input[type=checkbox]{inline-size:1.4rem}
label:has([type=checkbox]){display:flex;flex-direction:row-reverse;justify-content:flex-end;align-items:center;gap:.35rem;min-height:2.25rem}
fieldset{margin:0;padding:.25rem .75rem .5rem;border:1px solid var(--line);border-radius:.4rem}
legend{padding-inline:.35rem;color:var(--quiet);font-size:.85rem}
textarea{inline-size:40rem}
button{padding-inline:1rem;border-color:var(--accent);color:var(--accent);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
em{color:var(--bad);font-style:normal}
input[aria-invalid],select[aria-invalid]{border-color:var(--bad)}
form>em{flex-basis:100%}
.actions{display:grid;gap:0 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
.actions form{align-content:start;margin:0;padding:.75rem 0;border-bottom:1px solid var(--line)}
.actions h3{flex-basis:100%;margin:0}
[role=alert]{margin:0}
p[role=alert]{padding:.6rem 1rem;border-inline-start:4px solid var(--bad);background:var(--raised)}
[role=status]{padding:.6rem 1rem;border-inline-start:4px solid var(--accent);background:var(--raised)}
.typed{white-space:pre-wrap}
@media (max-width:40rem){header,main{padding-inline:.9rem}article{padding-inline:.9rem}:is(label,.field):has(textarea),textarea{inline-size:100%}}
`.replaceAll('\n', '');
