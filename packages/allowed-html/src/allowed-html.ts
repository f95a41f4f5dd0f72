const table = ['height', 'width'];
const cell = ['colspan', 'height', 'rowspan', 'width'];

/** The elements of an editor's text, each with its own attributes. Others are removed, their text is kept. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  div: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: ['width'],
  i: [],
  img: ['alt', 'height', 'src', 'width'],
  li: [],
  ol: [],
  p: [],
  s: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table,
  tbody: [],
  td: cell,
  tfoot: [],
  th: cell,
  thead: [],
  tr: ['height'],
  u: [],
  ul: [],
};

/** The attributes that each of them may have as well. */
export const sharedAttributes: readonly string[] = ['title'];

/** The schemes of an address. One without a scheme leads into the site itself. */
export const allowedSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel'];

/** Up to 1,000 pixels, or a share of the place. */
const size = /^(\d{1,3}|1000|\d{1,2}%|100%)$/;
/** Up to 99 columns or rows. */
const span = /^\d{1,2}$/;
/** The values of attributes that could make a page too large to read; those of others are anything. */
const limited: Readonly<Record<string, RegExp>> = { colspan: span, height: size, rowspan: span, width: size };

/** Whether an element may have an attribute, with this value if there is one; both names in lower case. */
export function mayHave(element: string, attribute: string, value?: string): boolean {
  if (!Object.hasOwn(allowedElements, element)) return false;
  if (value !== undefined && limited[attribute]?.test(value) === false) return false;
  return sharedAttributes.includes(attribute) || (allowedElements[element]?.includes(attribute) ?? false);
}
