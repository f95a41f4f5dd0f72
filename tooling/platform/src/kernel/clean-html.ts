import { allowedElements, allowedSchemes, sharedAttributes } from '@lobby/allowed-html';
import sanitize from 'sanitize-html';

const allowedAttributes = Object.fromEntries(
  Object.entries({ ...allowedElements, '*': sharedAttributes }).map(([element, names]) => [
    element,
    [...names],
  ]),
);

/**
 * An operator's HTML without scripts, styles, handlers and foreign schemes, for storing. What is shown is decided by
 * the client's own sanitiser (`SafeHtml`), which allows the same elements and fewer links.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: Object.keys(allowedElements),
    allowedAttributes,
    allowedSchemes: [...allowedSchemes],
    allowProtocolRelative: false,
  }).trim();
}
