import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftCatalog } from './traditional.ts';

/**
 * Every folder of messages in the house: `packages/<p>/src/messages`, `packages/<p>/src/<screen>/messages` of a
 * screen with words of its own, `brands/<b>/messages`.
 */
export function messageFolders(root: string): readonly string[] {
  const packages = childrenOf(join(root, 'packages')).flatMap(name => {
    const source = join(root, 'packages', name, 'src');
    const screens = childrenOf(source).filter(folder => folder !== 'testing');
    return [join(source, 'messages'), ...screens.map(screen => join(source, screen, 'messages'))];
  });
  const brands = childrenOf(join(root, 'brands')).map(name => join(root, 'brands', name, 'messages'));
  return [...packages, ...brands].filter(folder => existsSync(join(folder, 'zh-CN.json')));
}

/** The zh-TW file a folder should hold: drafted from its zh-CN file. */
export function draftOf(folder: string): string {
  const source: Record<string, string> = JSON.parse(readFileSync(join(folder, 'zh-CN.json'), 'utf8'));
  return `${JSON.stringify(draftCatalog(source), null, 2)}\n`;
}

function childrenOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
