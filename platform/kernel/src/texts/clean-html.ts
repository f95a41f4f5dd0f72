import { allowedElements, allowedSchemes, mayHave, sharedAttributes } from '@lobby/allowed-html';
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
    transformTags: { '*': withAllowedValues },
  }).trim();
}

function withAllowedValues(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attribs).filter(([name, value]) => mayHave(tagName, name, value));
  return { tagName, attribs: Object.fromEntries(kept) };
}
