/** Whether the element that a selector chooses is drawn with an icon in it, in one of these components. */
export function hasSign(selector: string, components: readonly string[]): boolean {
  const names = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  return names.some(name =>
    components.some(source => elementsOf(name, source).some(element => /<(Icon|\w*Sign)\b/.test(element))),
  );
}

/** The elements with a class of a style sheet, from their opening tag to their closing one. */
function elementsOf(name: string, source: string): readonly string[] {
  return [...source.matchAll(new RegExp(`\\b(?:css|styles|props\\.css)\\.${name}\\b`, 'g'))].map(
    ({ index }) => {
      const start = source.slice(0, index).search(/<[A-Za-z][\w.]*(?![\s\S]*<[A-Za-z])/);
      const tag = /^<([A-Za-z][\w.]*)/.exec(source.slice(start))?.[1] ?? '';
      let depth = 0;
      for (const { 0: edge, index: at } of source
        .slice(start)
        .matchAll(new RegExp(`<${tag}\\b(?:=>|[^>])*?/>|<${tag}\\b|</${tag}>`, 'g'))) {
        if (edge.endsWith('/>')) continue;
        depth += edge.startsWith('</') ? -1 : 1;
        if (depth === 0) return source.slice(start, start + at);
      }
      return '';
    },
  );
}
