import { readFields } from '../contract/fields.ts';
import { resourceOf } from '../contract/known-call.ts';
import { findDomain, server } from '../domain/find-domain.ts';
import type { Draft } from '../draft/draft.ts';
import { answered, type Generator } from '../generator.ts';
import { englishProblem, identifierProblem, kebab, nameProblem, sentence } from '../names.ts';
import { listAsOurs } from './list-as-ours.ts';
import { isShort, isSpecified, type NewCall, newCall } from './new-call.ts';
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
        /^\/(site|fd|game|act)\/api\/v1(\/[a-z]\w*){2,}$/.test(path)
          ? path.split('/').slice(-2).filter(standsAlone).map(identifierProblem).find(Boolean)
          : `"${path}" is no path of a call: /<site, fd, game or act>/api/v1/<resource>/<call>, as in /act/api/v1/promotion/config`,
    },
    {
      flag: 'about',
      asks: 'What is it for? One sentence, in English, for the OpenAPI page',
      check: englishProblem,
    },
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
      check: (name, draft) => nameProblem(name) ?? noDomain(name, draft),
    },
    {
      flag: 'reason',
      asks: 'No specification names this call. Why is it needed? One sentence, in English',
      check: englishProblem,
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
      scripts: ['arrows', 'calls'],
      next: [
        `Say what it asks and answers, with a comment where a name does not say it: ${row}`,
        `Answer it: ${handler}; refuse with throw new Refusal('name')`,
        `Tags say what it shows and changes: ${endpoint}`,
        `Its hook is ${hookOf(call)}; ${useOf(call, resourceOf(draft, call.resource))}`,
      ],
    };
  },
};

/** A resource is a constant, and so is a call that is not named together with its resource. */
const standsAlone = (name: string, at: number) => at === 0 || !isShort(name);

/** What is wrong with a package of the server that is there and declares no domain of its name. */
function noDomain(name: string, draft: Draft): string | undefined {
  return findDomain(draft, name) === undefined && draft.namesIn(server).includes(name)
    ? `${server}/${name} is there, and no domain (it has no ${name}.domain.ts); choose a domain, or a new name.`
    : undefined;
}

/** The command that uses the hook, to be copied. */
const useOf = ({ reads, name }: NewCall, resource: string) =>
  reads
    ? `a screen of it: npm run new screen -- --call ${resource}.${name}`
    : `a dialog that makes it: npm run new dialog -- --steps confirm --call ${resource}.${name}`;
