import { brandRemover } from './brand/brand.remover.ts';
import { run } from './command/run.ts';

await run({
  name: 'remove',
  kinds: [brandRemover],
  asks: 'What shall be removed?',
  missing: 'Say what to remove.',
});
