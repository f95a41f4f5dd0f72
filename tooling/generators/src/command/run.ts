import { fileURLToPath } from 'node:url';
import { startDraft } from '../draft/draft.ts';
import type { Generator } from '../generator.ts';
import { UserError } from '../user-error.ts';
import { readArguments } from './arguments.ts';
import { askFor, askKind } from './ask.ts';
import type { Command } from './command.ts';
import { finish, report } from './finish.ts';
import { helpOf, helpOfAll } from './help.ts';

/** `npm run <command> [kind] [name] [-- --flag value …]`: asks for what was not said, when a person is there to be asked. */
export async function run(command: Command): Promise<void> {
  try {
    await follow(command);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function follow(command: Command): Promise<void> {
  const draft = startDraft(fileURLToPath(new URL('../../../..', import.meta.url)));
  const { kind = await askKind(command), words, flags, help } = readArguments(process.argv.slice(2));
  const generator: Generator | undefined = command.kinds.find(each => each.kind === kind);
  if (!generator) {
    if (help) return console.log(helpOfAll(command));
    const why = kind === undefined ? command.missing : `Nothing is called "${kind}" here.`;
    throw new UserError(`${why}\n\n${helpOfAll(command)}`);
  }
  if (help) return console.log(helpOf(generator, draft, command.name));
  const answers = await askFor(generator, draft, words, flags, command.name);
  const made = generator.make(draft, answers);
  draft.save();
  const { written, failed } = finish(draft, made.scripts);
  console.log(report(draft, made, written));
  for (const words of failed) console.error(words);
  if (failed.length > 0) process.exitCode = 1;
}
