import type { Plugin } from 'vite';

/** Stories as they are first drawn: takes the play function out of every story of the project it is a plugin of. */
export function withoutPlay(): Plugin {
  return {
    name: 'lobby:without-play',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.stories\.tsx$/.test(id.split('?')[0] ?? '')) return undefined;
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const stories = [...names, ...(/^const meta\b/m.test(code) ? ['meta'] : [])];
      return `${code}\nfor (const story of [${stories.join(', ')}]) Reflect.deleteProperty(story, 'play');\n`;
    },
  };
}
