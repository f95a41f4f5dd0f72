import { arrows, type Room, reachedFrom, roomOf, rooms } from './table.ts';

/** What a tag of `turbo.json` says. Turbo judges everything that is reached, so an arrow allows what follows from it. */
export function tagRules(): Record<string, object> {
  // Whoever builds an app brings the door that its server stands behind.
  const brought = (room: Room) => (room === 'app' ? ['config', 'http-door'] : ['config']);
  const rules = rooms.map(room => [
    room,
    { dependencies: { allow: [...reachedFrom(room), ...brought(room)] } },
  ]);
  return { ...Object.fromEntries(rules), config: { dependencies: { allow: ['config', ...leaves()] } } };
}

/** The tag that a folder carries in its own `turbo.json`. */
export function tagOf(folder: string): string {
  const config = /^tooling\/(typescript|biome|generators|vite-preset)$/.test(folder);
  return roomOf(folder) ?? (config ? 'config' : 'tooling');
}

/** What the presets may read: whatever apps are made of, and what their tests use. */
function leaves(): string[] {
  const read = ['api-client', 'brand-kit', 'feature', 'http-door', 'i18n', 'testing', 'ui-kit'];
  return [...new Set([...read, ...reachedFrom('testing')])].filter(name => name in arrows).sort();
}
