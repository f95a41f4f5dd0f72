import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, root } from '../repository.ts';
import { withCodes } from './codes-table.ts';

/** `npm run codes`: writes the table of result codes into the page of the wire. */
const page = 'docs/wire-protocol.md';
writeFileSync(path.join(root, page), withCodes(read(page)));
console.log(`Written: the result codes of ${page}`);
