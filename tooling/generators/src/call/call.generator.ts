import { readFields } from '../contract/fields.ts';
import { answered, type Generator } from '../generator.ts';
import { kebab, nameProblem, sentence } from '../names.ts';
import { listAsOurs } from './list-as-ours.ts';
import { isSpecified, newCall } from './new-call.ts';
import { hookOf, writeEndpoint } from './write-endpoint.ts';
import { writeHandler } from './write-handler.ts';
import { writeRow } from './write-row.ts';

/** A call: its row, the endpoint and hook, the handler of the platform with its test. */
export const callGenerator: Generator = {
  kind: 'call',
  what: 'a call: row of the contract, endpoint and hook, handler of the platform, a test',
  questions: [
    {
      flag: 'path',
      asks: 'Its path',
      check: path =>
        /^\/(site|fd|game|act)\/api\/v1(\/\w+){2,}$/.test(path)
          ? undefined
          : `"${path}" is no path of a call: /<site, fd, game or act>/api/v1/<resource>/<call>`,
    },
    { flag: 'about', asks: 'What is it for? One sentence, in English, for the OpenAPI page' },
    {
      flag: 'does',
      asks: 'Does it read or change something?',
      choices: () => ['read', 'change'],
      usually: 'read',
    },
    { flag: 'access', asks: 'Who may make it?', choices: () => ['member', 'public'], usually: 'member' },
    {
      flag: 'answers',
      asks: 'What does it answer? page: a list in pages; list: all of it; object: one thing; nothing: that it is done',
      choices: (_, { does }) => (does === 'read' ? ['page', 'list', 'object'] : ['nothing', 'object']),
      usually: (_, { does }) => (does === 'read' ? 'page' : 'nothing'),
    },
    {
      flag: 'fields',
      asks: 'The fields of the answer, or of one item: id:text,amount:money,at:time,count:number,open:flag',
      usually: 'id:text',
      when: ({ answers }) => answers !== 'nothing',
      check: fields => void readFields(fields),
    },
    {
      flag: 'domain',
      asks: 'Which domain of the platform answers it? An existing one, or the name of a new one',
      usually: (_, { path = '' }) => kebab(path.split('/').at(-2) ?? ''),
      check: nameProblem,
    },
    {
      flag: 'reason',
      asks: 'No specification names this call. Why is it needed? One sentence, in English',
      when: ({ path = '' }, draft) => !isSpecified(draft, path),
    },
  ],
  make(draft, answers) {
    const call = newCall(draft, answers);
    const row = writeRow(draft, call);
    const endpoint = writeEndpoint(draft, call);
    const handler = writeHandler(draft, call, answered(answers, 'domain'));
    if (answers.reason) listAsOurs(draft, call, sentence(answers.reason));
    return {
      next: [
        `Say what it asks and answers, with a comment where a name does not say it: ${row}`,
        `Answer it: ${handler}; refuse with throw new Refusal('name')`,
        `Tags say what it shows and changes: ${endpoint}`,
        `Its hook is ${hookOf(call)}; a screen of it: npm run new screen`,
      ],
    };
  },
};
