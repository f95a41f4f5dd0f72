import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const sheets: Record<string, string> = {
  '/assets/a.css': '@layer one, two;\n',
  '/assets/b.css': 'b{order:1}',
};
const read = (href: string) => sheets[href] ?? '';
const page = `<head>
  <link rel="modulepreload" crossorigin href="/assets/a.js">
  <link rel="stylesheet" crossorigin href="/assets/a.css">
  <link rel="stylesheet" crossorigin href="/assets/b.css">
</head>`;

it('inlines the style sheets in their order, and leaves links that fetch nothing for lazy imports to find', () => {
  const inlined = inlineStyles(page, 'c{order:2}', read);
  expect(inlined.css).toBe('@layer one, two;\nb{order:1}\nc{order:2}');
  expect(inlined.page).toBe(
    [
      '<head>',
      '  <link rel="modulepreload" crossorigin href="/assets/a.js">',
      '<link rel="stylesheet" href="/assets/a.css" disabled>',
      '<link rel="stylesheet" href="/assets/b.css" disabled>',
      `<style>${inlined.css}</style>`,
      '</head>',
    ].join('\n'),
  );
});

it('rejects a style sheet that would close its element', () => {
  expect(() => inlineStyles(page, 'a{content:"</style>"}', read)).toThrow('would end its <style>');
});
