import { allowedElements, allowedSchemes, mayHave, sharedAttributes } from '@lobby/allowed-html';
import DOMPurify, { type Config } from 'dompurify';

const attributes = [...new Set([...sharedAttributes, ...Object.values(allowedElements).flat()])];

const policy = {
  ALLOWED_TAGS: Object.keys(allowedElements),
  ALLOWED_ATTR: attributes,
  // Or their values would have to be addresses too.
  ADD_URI_SAFE_ATTR: attributes.filter(name => name !== 'href' && name !== 'src'),
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|/(?!/)|#)`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Under its policy "dompurify", the only one that the pages allow: what it made may be drawn, and nothing else.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

const purifier = DOMPurify(window);
/** Where links and images of the text that is being cleaned may lead. */
let origins: ReadonlySet<string> = new Set();

purifier.addHook('uponSanitizeAttribute', ({ localName }, attribute) => {
  attribute.keepAttr = mayHave(localName, attribute.attrName, attribute.attrValue);
});

purifier.addHook('afterSanitizeAttributes', node => {
  for (const name of ['href', 'src']) {
    if (node.hasAttribute(name) && !isAllowed(node.getAttribute(name) ?? '')) node.removeAttribute(name);
  }
  if (node.tagName === 'IMG' && !node.hasAttribute('alt')) node.setAttribute('alt', '');
  if (node.tagName !== 'A') return;
  node.setAttribute('rel', 'noopener noreferrer nofollow');
  if (node.getAttribute('href')?.startsWith('http')) node.setAttribute('target', '_blank');
});

/** Judged by how a browser resolves it: "/\elsewhere.example" leads to another origin. */
function isAllowed(address: string): boolean {
  if (!URL.canParse(address, window.location.href)) return false;
  const { protocol, origin, username, password } = new URL(address, window.location.href);
  if (protocol === 'mailto:' || protocol === 'tel:') return true;
  return origins.has(origin) && username === '' && password === '';
}

/**
 * Foreign HTML made harmless: no scripts, styles, handlers or foreign schemes; links open apart. An address of another
 * origin is removed, its text stays.
 * @param linkOrigins origins allowed beside the page's own: "https://www.example.com".
 */
export function cleanHtml(html: string, linkOrigins: readonly string[]): TrustedHTML | string {
  origins = new Set([window.location.origin, ...linkOrigins]);
  // Where a browser knows no trusted types it is a text.
  return purifier.sanitize(html, policy);
}
