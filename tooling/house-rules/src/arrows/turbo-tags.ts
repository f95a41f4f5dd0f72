import { arrows, type PackageName, packageOf, packages, reachedFrom } from './table.ts';

/** What a tag of `turbo.json` says. Turbo judges everything that is reached, so an arrow allows what follows from it. */
export function tagRules(): Record<string, object> {
  // Whoever builds an app brings the door that its server stands behind.
  const brought = (row: PackageName) => (row === 'app' ? ['config', 'http-door'] : ['config']);
  const rules = packages.map(row => [
    row,
    { dependencies: { allow: [...reachedFrom(row), ...brought(row)] } },
  ]);
  return { ...Object.fromEntries(rules), config: { dependencies: { allow: ['config', ...leaves()] } } };
}

/** The tag that a folder carries in its own `turbo.json`. */
export function tagOf(folder: string): string {
  const config = /^tooling\/(typescript|biome|generators|vite-preset)$/.test(folder);
  return packageOf(folder) ?? (config ? 'config' : 'tooling');
}

/** What the presets may read: whatever apps are made of, and what their tests use. */
function leaves(): string[] {
  return [
    'allowed-html',
    'api',
    'api-client',
    'brand-kit',
    'calendar',
    'chat-socket',
    'feature',
    'http-door',
    'i18n',
    'market',
    'sports',
    'testing',
    'ui-kit',
  ].filter(name => name in arrows);
}
