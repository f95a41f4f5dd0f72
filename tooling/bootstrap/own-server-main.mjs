import { createInterface } from 'node:readline';
import { ownNats } from './nats.mjs';
import { ownPostgres } from './postgres.mjs';

/**
 * A Postgres or NATS of its own for a program that is no part of this package: says `{url}` or `{reason}` in one line,
 * then does what each line it reads asks for, `halt` or `resume`, and says `{done}`. Ends with its input.
 */
const server = await { postgres: ownPostgres, nats: ownNats }[process.argv[2]]();
say(server.url === undefined ? { reason: server.reason } : { url: server.url });
if (server.url !== undefined) {
  for await (const asked of createInterface({ input: process.stdin })) {
    if (asked === 'halt') await server.halt();
    if (asked === 'resume') await server.resume();
    say({ done: asked });
  }
  await server.stop();
}

function say(what) {
  console.log(JSON.stringify(what));
}
