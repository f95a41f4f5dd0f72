import type { Plugin } from 'vite';

/**
 * Takes react-router's production files: its package names only those for development, whose warnings no player
 * reads and every player would download.
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
