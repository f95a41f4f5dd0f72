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

it.each([
  ['width', '360', true],
  ['width', '50%', true],
  ['height', '1000', true],
  ['width', '1001', false],
  ['height', '99999999', false],
  ['width', '9999%', false],
  ['height', '1e9', false],
  ['colspan', '3', true],
  ['colspan', '1000000', false],
  ['rowspan', '65534', false],
])('<td %s="%s"> is allowed: %s', (attribute, value, is) => {
  expect(mayHave('td', attribute, value)).toBe(is);
});
