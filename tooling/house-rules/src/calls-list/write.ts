import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, root } from '../repository.ts';
import { withList } from './calls-list.ts';

/** `npm run calls`: writes the fields of every call and every frame of the chat into their pages. */
const pages = { calls: 'docs/wire-protocol.md', frames: 'docs/chat-protocol.md' } as const;
for (const of of ['calls', 'frames'] as const) {
  const page = pages[of];
  writeFileSync(path.join(root, page), withList(read(page), of));
  console.log(`Written: the ${of} of ${page}`);
}
