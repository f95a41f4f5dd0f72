import type { Plugin } from 'vite';

/**
 * Uses react-router's production files: its package exports only the development files, whose warnings are useless to
 * visitors and would be downloaded by all.
 */
export function productionRouter(): Plugin {
  return {
    name: 'lobby:production-router',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
