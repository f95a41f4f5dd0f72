import { run } from './command/run.ts';
import { generators } from './generators.ts';

await run({
  name: 'new',
  kinds: generators,
  asks: 'What shall be made?',
  missing: 'Say what to make.',
});
