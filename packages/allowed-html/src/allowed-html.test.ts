import { expect, it } from 'vitest';
import { allowedElements, allowedSchemes, mayHave, sharedAttributes } from './allowed-html.ts';

const attributes = [...sharedAttributes, ...Object.values(allowedElements).flat()];

it.each(['script', 'style', 'iframe', 'svg', 'math', 'form', 'input', 'template', 'object', 'base', 'link'])(
  'does not hold <%s>',
  element => expect(allowedElements).not.toHaveProperty(element),
);

it('holds no handler, style, id or class, which reach beyond the text', () => {
  expect(attributes.filter(name => /^on|^(style|id|name|class|srcset|data-.*|xlink.*)$/.test(name))).toEqual(
    [],
  );
});

it('holds no scheme that runs or contains something', () => {
  expect(allowedSchemes).toEqual(['http', 'https', 'mailto', 'tel']);
});

it.each([
  ['a', 'href', true],
  ['p', 'href', false],
  ['td', 'colspan', true],
  ['p', 'colspan', false],
  ['p', 'title', true],
  ['script', 'title', false],
  ['constructor', 'title', false],
])('<%s %s> is allowed: %s', (element, attribute, is) => {
  expect(mayHave(element, attribute)).toBe(is);
});
