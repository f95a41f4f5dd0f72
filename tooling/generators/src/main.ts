import { fileURLToPath } from 'node:url';
import { readArguments } from './command/arguments.ts';
import { askFor, askKind } from './command/ask.ts';
import { finish, report } from './command/finish.ts';
import { helpOf, helpOfAll } from './command/help.ts';
import { startDraft } from './draft/draft.ts';
import { generators } from './generators.ts';
import { UserError } from './user-error.ts';

/** `npm run new [kind] [name] [-- --flag value …]`: asks for what was not said, when a person is there to be asked. */
async function main(): Promise<void> {
  const draft = startDraft(fileURLToPath(new URL('../../..', import.meta.url)));
  const { kind = await askKind(generators), words, flags, help } = readArguments(process.argv.slice(2));
  const generator = generators.find(each => each.kind === kind);
  if (!generator) {
    if (help) return console.log(helpOfAll(generators));
    const why = kind === undefined ? 'Say what to make.' : `Nothing is called "${kind}" here.`;
    throw new UserError(`${why}\n\n${helpOfAll(generators)}`);
  }
  if (help) return console.log(helpOf(generator, draft));
  const answers = await askFor(generator, draft, words, flags);
  const made = generator.make(draft, answers);
  draft.save();
  const { written, failed } = finish(draft, made.scripts);
  console.log(report(draft, made, written));
  for (const words of failed) console.error(words);
  if (failed.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
