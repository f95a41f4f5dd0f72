import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { read, root } from '../repository.ts';
import { drawTables } from './draw-tables.ts';
import { ownedTables, printedSchema, referencesIn } from './schema.ts';
import { withTables } from './tables-page.ts';

/** `npm run tables`: draws the tables of the database by their owners, and writes them into the page. */

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const tables = ownedTables();
write('docs/images/tables.svg', drawTables(tables, referencesIn(printedSchema(), tables)));
write('docs/architecture.md', withTables(read('docs/architecture.md'), tables));
console.log('Written: docs/images/tables.svg, docs/architecture.md');
