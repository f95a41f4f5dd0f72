import type { Draft } from '../draft/draft.ts';
import { beforeLine, insideOf, intoList, withImport } from '../draft/insert.ts';
import { answered, type Generator } from '../generator.ts';
import { camel, chineseProblem, identifierProblem, nameProblem } from '../names.ts';
import {
  codeOf,
  factsFolder,
  list,
  listOpens,
  platformFolder,
  registry,
  registryOpens,
  simulated,
  simulatedOpens,
  sportsIn,
  typeIn,
  words,
} from './places.ts';
import { derivedFile, emptyFile, factsFile, testFile } from './sport-files.ts';

const none = 'none';

/** A sport: what both ends know of it, the platform's object and its test, how the demo plays it, its name. */
export const sportGenerator: Generator = {
  kind: 'sport',
  what: 'a sport: its object at each end, its place in the lists, its name, a test of its rules',
  questions: [
    { flag: 'code', asks: "The provider's code of it, two capital letters: TT", check: codeProblem },
    {
      flag: 'name',
      asks: 'What is it called in code, in English? table-tennis',
      check: (name, draft) => nameProblem(name) ?? identifierProblem(name) ?? takenBy(name, draft),
    },
    {
      flag: 'title',
      asks: 'What do members read, in Simplified Chinese? 乒乓球',
      check: (title, draft) =>
        chineseProblem(title) ??
        (draft.read(words).includes(`"${title}"`)
          ? `"${title}" names something else in ${words} already; choose other words.`
          : undefined),
    },
    {
      flag: 'like',
      asks: 'Which sport has its markets, prices and limits?',
      choices: draft => [none, ...sportsIn(draft)],
      usually: none,
    },
  ],
  make(draft, answers) {
    const code = answered(answers, 'code');
    const name = answered(answers, 'name');
    const like = answers.like === none ? undefined : answers.like;
    draft.create(`${factsFolder}/${name}.ts`, factsFile(name, code, like));
    draft.create(`${platformFolder}/${name}.ts`, like ? derivedFile(name, like) : emptyFile(name));
    draft.create(`${platformFolder}/${name}.test.ts`, testFile(name, like));
    register(draft, name, code);
    const played = like ? playOf(draft, codeOf(draft, like)) : 'football';
    draft.change(simulated, text => intoList(simulated, text, simulatedOpens, `${code}: ${played}`));
    const word = `  "betting.sport.${code}": ${JSON.stringify(answered(answers, 'title'))},`;
    draft.change(words, text => beforeLine(words, text, '  "betting.sport.other":', word));
    return {
      scripts: ['calls'],
      next: [
        `Say its rules in ${platformFolder}/${name}.ts, and their figures in the test beside it`,
        `Choose its icon and its lists in ${factsFolder}/${name}.ts, and say the type that the provider lists it under, when that is not ${code}`,
        `What a member may win on it in a day, when it is not the $200,000 of other sports: packages/betting/src/tickets/payout-caps.ts and docs/rules.md`,
        'Let a feed bring its matches (docs/bring-your-own-feed.md); the demo plays none of it',
      ],
    };
  },
};

function codeProblem(code: string, draft: Draft): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return `"${code}" is no code of a sport: two capital letters, as in TT.`;
  if (draft.read(`${factsFolder}/types/bet-types.ts`).includes(`championType = '${code}'`))
    return `${code} stands for champions, which are a kind of market; choose another code.`;
  const shared = sportsIn(draft).find(name => typeIn(draft, name) === code);
  if (shared) return `${code} is the type of ${shared} at the provider; choose a code of its own.`;
  const taken = sportsIn(draft).find(name => codeOf(draft, name) === code);
  return taken && `${code} is ${taken} already; choose another code.`;
}

function takenBy(name: string, draft: Draft): string | undefined {
  const there = [factsFolder, platformFolder].map(folder => `${folder}/${name}.ts`).find(draft.has);
  return there && `${there} exists already; choose another name.`;
}

/** Puts the sport into the lists of both ends; a reader outside its package finds it by name at the door. */
function register(draft: Draft, name: string, code: string): void {
  const statement = `import { ${camel(name)} } from './${name}.ts';`;
  draft.change(list, text => withImport(intoList(list, text, listOpens, camel(name)), statement));
  draft.change(`${factsFolder}/index.ts`, text => `${text}${statement.replace('import', 'export')}\n`);
  draft.change(registry, text =>
    withImport(intoList(registry, text, registryOpens, `${code}: ${camel(name)}`), statement),
  );
}

/** What the demo says of another sport. */
function playOf(draft: Draft, code: string): string {
  const rows = insideOf(simulated, draft.read(simulated), simulatedOpens);
  const [, row = 'football'] = new RegExp(`\\b${code}: (\\w+)`).exec(rows) ?? [];
  return row;
}
