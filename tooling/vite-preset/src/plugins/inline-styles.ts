/**
 * Moves the page's own style sheets into one `<style>`, together with `more`: the first paint waits for the page only.
 * Returns the page and the text of that element, for its hash. The links stay, disabled, for lazy imports to find.
 */
export function inlineStyles(
  page: string,
  more: string,
  read: (href: string) => string,
): { readonly page: string; readonly css: string } {
  const links = [...page.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  // In their order: the first one defines the order of the layers.
  const css = [...links.map(([, href = '']) => read(href).trim()), more].join('\n');
  if (/<\/style/i.test(css)) throw new Error('A style sheet of the page would end its <style> element.');
  const without = links.reduce(
    (text, [link, href = '']) =>
      text.replace(link, () => `\n<link rel="stylesheet" href="${href}" disabled>`),
    page,
  );
  return { page: without.replace('</head>', () => `<style>${css}</style>\n</head>`), css };
}
