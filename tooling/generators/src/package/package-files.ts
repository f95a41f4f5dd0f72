import { camel, quoted } from '../names.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** What every package has, by path inside it. */
function common(name: string, base: 'node' | 'react') {
  return {
    'tsconfig.json': json({ extends: `@lobby/typescript/${base}.json`, include: ['src'] }),
    'turbo.json': json({ extends: ['//'], tags: [name] }),
  };
}

/** What a new package is, in the answers of the person and in what follows from the repository. */
export interface PackageFacts {
  readonly name: string;
  readonly about: string;
  /** All packages share one. */
  readonly version: string;
}

function manifest({ name, about, version }: PackageFacts, more: object): string {
  return json({
    name: `@lobby/${name}`,
    version,
    private: true,
    type: 'module',
    description: about,
    exports: { '.': './src/index.ts' },
    scripts: {
      typecheck: 'tsc --noEmit --singleThreaded',
      test: `vitest run --root ../.. packages/${name}/`,
    },
    ...more,
  });
}

/** A package that depends on nothing inside: a pure function and its test. */
export function leafFiles(facts: PackageFacts): Readonly<Record<string, string>> {
  const { name, about } = facts;
  const made = camel(name);
  return {
    'package.json': manifest(facts, {
      sideEffects: false,
      devDependencies: {
        '@lobby/typescript': 'workspace:*',
        '@types/node': 'catalog:',
        typescript: 'catalog:',
        vitest: 'catalog:',
      },
    }),
    ...common(name, 'node'),
    'README.md': `# @lobby/${name}

${about} A leaf: it depends on no package of ours.

\`\`\`ts
import { ${made} } from '@lobby/${name}';

${made}(['one', 'two']); // 2
\`\`\`

| file | what |
| --- | --- |
| \`src/${name}.ts\` | where to begin |
`,
    'src/index.ts': `export { ${made} } from './${name}.ts';\n`,
    [`src/${name}.ts`]: `/** How many there are. Say here what a function is for, its units, and what it refuses. */
export function ${made}(list: readonly string[]): number {
  return list.length;
}
`,
    [`src/${name}.test.ts`]: `import { expect, it } from 'vitest';
import { ${made} } from './${name}.ts';

it('counts what it is given', () => {
  expect(${made}(['one', 'two'])).toBe(2);
  expect(${made}([])).toBe(0);
});
`,
  };
}

/** A package that brings screens and dialogs to a site. */
export function featureFiles(facts: PackageFacts): Readonly<Record<string, string>> {
  const { name, about } = facts;
  const feature = `${camel(name)}Feature`;
  return {
    'package.json': manifest(facts, {
      lobby: { audience: 'players' },
      sideEffects: ['**/*.css'],
      dependencies: { '@lobby/feature': 'workspace:*' },
      devDependencies: {
        '@lobby/typescript': 'workspace:*',
        typescript: 'catalog:',
        vite: 'catalog:',
        vitest: 'catalog:',
      },
    }),
    ...common(name, 'react'),
    'README.md': `# @lobby/${name}

${about}

\`\`\`ts
import { ${feature} } from '@lobby/${name}'; // for createSite
\`\`\`

| folder | what |
| --- | --- |
| \`src/index.ts\` | the feature: its routes and dialogs |
`,
    'src/index.ts': `import { defineFeature } from '@lobby/feature';

/** ${about} */
export const ${feature} = defineFeature({
  id: ${quoted(name)},
});
`,
    'src/index.test.ts': `import type { Feature } from '@lobby/feature';
import { expect, it } from 'vitest';
import { ${feature} } from './index.ts';

it('names its dialogs after itself', () => {
  const { id, dialogs = [] }: Feature = ${feature};
  expect(dialogs.filter(dialog => !dialog.id.startsWith(\`\${id}/\`))).toEqual([]);
});
`,
  };
}
