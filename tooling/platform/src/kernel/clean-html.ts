import sanitize from 'sanitize-html';

const allowedTags = [
  ...[
    'a',
    'b',
    'blockquote',
    'br',
    'caption',
    'code',
    'div',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
  ],
  ...[
    'img',
    'li',
    'ol',
    'p',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
  ],
  ...['thead', 'tr', 'u', 'ul'],
];

/**
 * An operator's HTML without scripts, styles, handlers and foreign schemes, for storing. What is shown is decided by
 * the client's own sanitiser (`SafeHtml`), which allows the same elements and fewer links.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();
}
