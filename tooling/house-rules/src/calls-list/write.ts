import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, root } from '../repository.ts';
import { withCalls } from './calls-list.ts';

/** `npm run calls`: writes the fields of every call into the page of the wire. */
const page = 'docs/wire-protocol.md';
writeFileSync(path.join(root, page), withCalls(read(page)));
console.log(`Written: the calls of ${page}`);
