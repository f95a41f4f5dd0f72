import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const apiTag = /(<meta name="lobby-api-base" content=")([^"]*)(")/;
const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

/**
 * The pages of a build: `home.html` (drawn at build time) for `/` and `/home`, `index.html` for every other
 * route. With another `apiBase` the two places that name the platform are rewritten: the meta tag the app
 * reads, and the addresses the content security policy lets it reach.
 *
 * @param {string} root
 * @param {string | undefined} apiBase
 */
export async function readPages(root, apiBase) {
  const index = await readFile(join(root, 'index.html'), 'utf8');
  const homeFile = join(root, 'home.html');
  const home = existsSync(homeFile) ? await readFile(homeFile, 'utf8') : index;
  const pages = { index: page('index', rewrite(index, apiBase)), home: page('home', rewrite(home, apiBase)) };
  return {
    /** Headers of everything that is no page. */
    headers: pages.index.headers,
    /** @param {string} path */
    pageFor: path => (path === '/' || path === '/home' ? pages.home : pages.index),
  };
}

/**
 * @param {string} name
 * @param {string} html
 */
function page(name, html) {
  return { name, html: Buffer.from(html), headers: securityHeaders(html) };
}

/**
 * @param {string} html
 * @param {string | undefined} apiBase
 */
function rewrite(html, apiBase) {
  const builtFor = apiTag.exec(html)?.[2];
  if (!apiBase || !builtFor || apiBase === builtFor) return html;
  const wanted = new URL(apiBase).origin;
  const sockets = [builtFor, wanted].map(origin => origin.replace(/^http/, 'ws'));
  return html.replace(apiTag, `$1${wanted}$3`).replace(policyTag, (_all, before, policy, after) => {
    const moved = policy.replaceAll(builtFor, wanted).replaceAll(sockets[0] ?? '', sockets[1] ?? '');
    return `${before}${moved}${after}`;
  });
}

/**
 * The policy of the page, said as headers too: a meta tag cannot say who may frame the page.
 * @param {string} html
 */
function securityHeaders(html) {
  const policy = (policyTag.exec(html)?.[2] ?? "default-src 'self'").replaceAll('&#39;', "'");
  return {
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
