import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

const apiTag = /(<meta name="lobby-api-base" content=")([^"]*)(")/;
const platformTag = /(<meta name="lobby-platform" content=")([^"]*)(")/;
const socketTag = /(<meta name="lobby-socket" content=")([^"]*)(")/;
const framesTag = /(<meta name="lobby-frames" content=")([^"]*)(")/;
const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/;

/**
 * @typedef {object} Place The platform's address and its caller; the build's values are the defaults.
 * @property {string | undefined} [apiBase] Origin of the platform.
 * @property {boolean | undefined} [direct] The page calls it directly.
 * @property {readonly string[] | undefined} [frames] Origins that the page may frame.
 */

/**
 * The pages of a build: `home.html` (prerendered) for `/` and `/home`, those below `pages/` for their paths, `index.html`
 * for every other route. They are
 * rewritten when the platform's address, or the way it is called, differs from the build.
 *
 * @param {string} root
 * @param {Place} place
 */
export async function readPages(root, place) {
  const index = await readFile(join(root, 'index.html'), 'utf8');
  const homeFile = join(root, 'home.html');
  const home = existsSync(homeFile) ? await readFile(homeFile, 'utf8') : index;
  const settled = settle(index, place);
  const pages = {
    index: page('index', rewrite(index, settled)),
    home: page('home', rewrite(home, settled)),
  };
  const drawn = new Map([
    ['/', pages.home],
    ['/home', pages.home],
  ]);
  for (const name of await drawnPages(root))
    drawn.set(
      `/${name}`,
      page(name, rewrite(await readFile(join(root, 'pages', `${name}.html`), 'utf8'), settled)),
    );
  return {
    /** Where calls are forwarded to; undefined when the page makes them directly, or names no platform. */
    platform: settled && !settled.direct ? settled.platform : undefined,
    /** Headers of all responses that are not pages. */
    headers: pages.index.headers,
    /** @param {string} path */
    pageFor: path => drawn.get(path) ?? pages.index,
  };
}

/**
 * The paths of the pages that a build has drawn, `app/help/gztk`; none of a build from before there were any.
 * @param {string} root
 */
async function drawnPages(root) {
  const folder = join(root, 'pages');
  if (!existsSync(folder)) return [];
  const files = await readdir(folder, { recursive: true });
  return files.filter(file => file.endsWith('.html')).map(file => file.replaceAll(sep, '/').slice(0, -5));
}

/**
 * @param {string} name
 * @param {string} html
 */
function page(name, html) {
  return { name, html: Buffer.from(html), headers: securityHeaders(html) };
}

/** @typedef {{builtFor: string, platform: string, direct: boolean, frames: readonly string[] | undefined}} Settled */

/**
 * @param {string} html
 * @param {Place} place
 * @returns {Settled | undefined}
 */
function settle(html, { apiBase, direct, frames }) {
  const builtFor = platformTag.exec(html)?.[2];
  if (!builtFor) return undefined;
  return {
    builtFor,
    platform: apiBase ? new URL(apiBase).origin : builtFor,
    direct: direct ?? apiTag.exec(html)?.[2] !== '',
    frames,
  };
}

/**
 * @param {string} html
 * @param {Settled | undefined} settled
 */
function rewrite(html, settled) {
  if (!settled) return html;
  const { builtFor, platform, direct, frames } = settled;
  return html
    .replace(platformTag, `$1${platform}$3`)
    .replace(socketTag, (all, before, socket, after) =>
      socket === '' || socket === socketOf(builtFor)
        ? before + (direct ? socketOf(platform) : '') + after
        : all,
    )
    .replace(framesTag, (all, before, _origins, after) => (frames ? before + frames.join(' ') + after : all))
    .replace(apiTag, `$1${direct ? platform : ''}$3`)
    .replace(
      policyTag,
      (_all, before, policy, after) => `${before}${quoted(reach(plain(policy), settled))}${after}`,
    );
}

/**
 * The policy for the platform's address and for the origins that may be framed. The platform's is included only when the
 * page calls it directly.
 *
 * @param {string} policy
 * @param {Settled} settled
 */
function reach(policy, { builtFor, platform, direct, frames }) {
  const socket = socketOf(platform);
  return policy
    .replaceAll(builtFor, platform)
    .replaceAll(socketOf(builtFor), socket)
    .split('; ')
    .map(directive => {
      const [name = '', ...sources] = directive.split(' ');
      if (name === 'frame-src' && frames)
        return [name, ...(frames.length > 0 ? frames : ["'none'"])].join(' ');
      if (name !== 'connect-src' && name !== 'img-src') return directive;
      const others = sources.filter(source => source !== platform && source !== socket);
      const own = name === 'connect-src' ? [platform, socket] : [platform];
      return [name, ...others, ...(direct ? own : [])].join(' ');
    })
    .join('; ');
}

/** @param {string} policy */
const plain = policy => policy.replaceAll('&#39;', "'");

/** @param {string} policy */
const quoted = policy => policy.replaceAll("'", '&#39;');

/** @param {string} origin */
function socketOf(origin) {
  return origin.replace(/^http/, 'ws');
}

/**
 * The policy of the page as headers too: a meta tag cannot define `frame-ancestors`.
 * @param {string} html
 */
function securityHeaders(html) {
  const policy = plain(policyTag.exec(html)?.[2] ?? "default-src 'self'");
  return {
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
}
