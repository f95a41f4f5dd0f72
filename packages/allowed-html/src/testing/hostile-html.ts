import { addressed, addresses, handlers, mutations } from './data/hostile-parts.ts';

/** HTML that tries to run something, and how it is numbered: `hostileRan(7)`. */
export interface HostileHtml {
  readonly id: number;
  readonly html: string;
}

declare global {
  interface Window {
    hostileRan?: ((id: number) => void) | undefined;
  }
}

/** What a vector calls. A frame inside the page reports to the page. */
const call = (id: number) => `(self.hostileRan||parent.hostileRan)(${id})`;

const entities = (text: string, write: (code: number) => string) =>
  Array.from(text, sign => write(sign.codePointAt(0) ?? 0)).join('');

/** The same call in other spellings, all for an attribute without quotes. */
const spellings: readonly ((id: number) => string)[] = [
  call,
  id => entities(call(id), code => `&#${code};`),
  id => entities(call(id), code => `&#x${code.toString(16)};`),
  id => entities(call(id), code => `&#0000${code}`),
  id => call(id).replaceAll('hostileRan', '\\u0068ostileRan'),
  id => `eval(atob(/${btoa(call(id))}/.source))`,
  id => `[${id}].map(self.hostileRan||parent.hostileRan)`,
];

/** What a vector stands in. */
const places: readonly ((html: string) => string)[] = [
  html => html,
  html => `<p>一${html}二</p>`,
  html => `<table><tr><td>${html}</td></tr></table>`,
  html => `<svg><desc>${html}</desc></svg>`,
  html => `<math><mtext>${html}</mtext></math>`,
  html => `<svg>${html}</svg>`,
  html => `<ul><li>${html}`,
  html => `<a href="/home">${html}</a>`,
  html => `"'>--></title></style></textarea></noscript></template>${html}`,
  html => `<select><option>${html}`,
  html => `<div title="${html}`,
  html => `<form><div></form>${html}`,
];

/**
 * Vectors against a sanitiser: handlers, addresses, encodings, SVG, MathML, mutations, style, srcset, nested templates,
 * each in several places. The same ones at every call, no two alike.
 */
export function hostileHtml(count = 2_000): readonly HostileHtml[] {
  const shapes: ((id: number) => string)[] = [];
  for (const place of places) {
    const put = (html: string, id: number, run = call(id)) => place(html.replaceAll('RUN', run));
    for (const [at, html] of handlers.entries()) {
      for (const turn of [0, 1]) {
        const spell = spellings[(at + turn * 3) % spellings.length] ?? call;
        shapes.push(id => put(html, id, spell(id)));
      }
    }
    for (const [at, html] of addressed.entries()) {
      for (const turn of [0, 1, 2]) {
        const write = addresses[(at + turn * 5) % addresses.length] ?? addresses[0];
        shapes.push(id => put(html.replaceAll('URL', write?.(call(id)) ?? ''), id));
      }
    }
    for (const html of mutations) shapes.push(id => put(html, id));
  }
  const vectors = [...new Map(shapes.map(shape => [shape(0), shape])).values()];
  if (vectors.length < count) throw new Error(`There are ${vectors.length} vectors, not ${count}.`);
  // Spread over all of them, so that fewer are of every kind too.
  const step = vectors.length / count;
  return Array.from({ length: count }, (_, id) => ({ id, html: vectors[Math.floor(id * step)]?.(id) ?? '' }));
}
