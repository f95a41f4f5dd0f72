import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { draftOf, messageFolders } from './message-folders.ts';

/** `npx pnpm --filter @lobby/i18n draft`: writes zh-TW.json beside every zh-CN.json. */
const root = join(import.meta.dirname, '../../../..');

for (const folder of messageFolders(root)) {
  writeFileSync(join(folder, 'zh-TW.json'), draftOf(folder));
  console.log(`drafted ${relative(root, folder)}/zh-TW.json`);
}
