import { createInterface } from 'node:readline';
import { ownPostgres } from './postgres.mjs';

/**
 * A Postgres of its own for a program that is no part of this package: says `{url}` or `{reason}` in one line, then does
 * what each line it reads asks for, `halt` or `resume`, and says `{done}`. Ends with its input.
 */
const postgres = await ownPostgres();
say(postgres.url === undefined ? { reason: postgres.reason } : { url: postgres.url });
if (postgres.url !== undefined) {
  for await (const asked of createInterface({ input: process.stdin })) {
    if (asked === 'halt') await postgres.halt();
    if (asked === 'resume') await postgres.resume();
    say({ done: asked });
  }
  await postgres.stop();
}

function say(what) {
  console.log(JSON.stringify(what));
}
