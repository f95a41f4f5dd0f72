import { camel, quoted } from '../names.ts';
import type { PackageFacts } from '../package/package-files.ts';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** What the package of a new domain has, by path inside it. */
export function domainFiles({ name, about, version }: PackageFacts): Readonly<Record<string, string>> {
  const made = `${camel(name)}Domain`;
  return {
    'package.json': json({
      name: `@lobby/platform-${name}`,
      version,
      private: true,
      type: 'module',
      description: about,
      exports: { [`./${name}.domain`]: `./src/${name}.domain.ts` },
      scripts: {
        typecheck: 'tsc --noEmit --singleThreaded',
        test: `vitest run --root ../.. platform/${name}/`,
      },
      dependencies: { '@lobby/platform-kernel': 'workspace:*' },
      devDependencies: {
        '@lobby/typescript': 'workspace:*',
        '@types/node': 'catalog:',
        typescript: 'catalog:',
        vitest: 'catalog:',
      },
    }),
    'tsconfig.json': json({
      extends: '@lobby/typescript/node.json',
      compilerOptions: { allowJs: true },
      include: ['src', '../*/src/**/*.tables.ts'],
    }),
    // Its tests start the whole platform, so its types depend on all of it.
    'turbo.json': json({
      extends: ['//'],
      tags: [`platform-${name}`],
      tasks: { typecheck: { inputs: ['$TURBO_DEFAULT$', '$TURBO_ROOT$/platform/*/src/**'] } },
    }),
    'README.md': `# @lobby/platform-${name}

${about}

\`\`\`ts
import { ${made} } from '@lobby/platform-${name}/${name}.domain'; // for the list of platform/app/src/domains.ts
\`\`\`

Its tables are declared in a file \`*.tables.ts\` of this package, and no other package names them.
`,
    [`src/${name}.domain.ts`]: `import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';

/** ${about} */
export const ${made}: DomainFactory = () => ({
  id: ${quoted(name)},
  handlers: [],
});
`,
    [`src/${name}.domain.test.ts`]: `import { domains } from '@lobby/platform/domains';
import { expect, it } from 'vitest';
import { ${made} } from './${name}.domain.ts';

it('is a part of the platform', () => expect(domains).toContain(${made}));
`,
  };
}
