import { basename } from 'node:path';
import type { BrandLook } from '@lobby/brand-kit';
import type { Plugin } from 'vite';

const file = /\/([a-z]+)(-[a-z-]+)?\.by-look\.tsx$/;

/**
 * Binds what shared code draws by the brand's `look` while building, so that variants the brand does not use are in
 * none of its files. `hero.by-look.tsx` becomes `./<value>/<value>.hero.tsx`; a list, its parts `./<value>.part.tsx`.
 */
export function byLook(look: BrandLook): Plugin {
  return {
    name: 'lobby:by-look',
    enforce: 'pre',
    load: {
      filter: { id: file },
      handler(id) {
        const [, answer = '', rest = ''] = file.exec(id) ?? [];
        const value: unknown = look[answer as keyof BrandLook];
        if (Array.isArray(value)) return inOrder(pascal(answer + rest), value);
        if (typeof value !== 'string') this.error(`${basename(id)} is named after no answer of \`look\`.`);
        const name = pascal(answer + rest);
        return `export { ${pascal(value)}${name} as ${name} } from './${value}/${value}.${answer}${rest}.tsx';`;
      },
    },
  };
}

/** A component that draws one part after the other. */
function inOrder(name: string, parts: readonly string[]): string {
  return [
    ...parts.map(part => `import { ${pascal(part)}Part } from './${part}.part.tsx';`),
    `const parts = [${parts.map(part => `${pascal(part)}Part`).join(', ')}];`,
    `export const ${name} = props => parts.map((Part, index) => <Part key={index} {...props} />);`,
  ].join('\n');
}

/** `hot-skeleton` → `HotSkeleton` */
function pascal(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}
