import { UserError } from './say.mjs';
import { brands } from './sites.mjs';

/**
 * The flags of `npm start` and `npm run dev`. A `switch` has no value, `number` and `text` take one, `list` takes all
 * up to the next flag. With `alone` the value may be missing, which means true.
 */
export const startFlags = {
  '--port-base': {
    kind: 'number',
    words: 'N',
    help: `platform on N, payment provider on N+50, venues on N+60, ${brands.map(({ name, offset }) => `${name} on N+${offset}`).join(', ')} (default 4000)`,
  },
  '--reset': { kind: 'switch', help: 'forget all data and begin anew' },
  '--fixtures': { kind: 'list', words: 'FILE…', help: 'replay seasons from football.json files' },
  '--speed': { kind: 'number', words: 'N', help: 'match time runs N times as fast (default 1)' },
  '--seed': {
    kind: 'number',
    words: 'N',
    help: 'for tests: draws every result from N, so that anybody can compute it',
  },
  '--data-dir': {
    kind: 'text',
    words: 'FOLDER',
    help: 'where the platform keeps its data and its log (default .lobby/data)',
  },
  '--host': {
    kind: 'text',
    words: 'ADDRESS',
    help: 'listen there, 0.0.0.0 = for every machine that reaches this one (default 127.0.0.1)',
  },
  '--dev-outbox': { kind: 'switch', help: 'with --host: show everybody the codes sent to members' },
  '--dev': { kind: 'switch', help: 'hot reload instead of the production build' },
  '--help': { kind: 'switch', help: 'this list' },
};

/** The flags of `npm run audit`. */
export const auditFlags = {
  '--data-dir': {
    kind: 'text',
    words: 'FOLDER',
    help: 'the data to audit (default .lobby/data); a database named by DATABASE_URL comes first',
  },
  '--help': { kind: 'switch', help: 'this list' },
};

/** The flags of `npm run screens`. */
export const screensFlags = {
  '--as': {
    kind: 'text',
    words: 'before|now',
    help: 'which side of the pairs the pictures are (default now)',
  },
  '--only': {
    kind: 'text',
    words: 'PROJECT',
    help: 'the pictures of one brand, edition and width, as in xinghe-pro-768',
  },
  '--engine': {
    kind: 'text',
    words: 'webkit|firefox',
    help: 'the pages at 1366 and 390 in that engine too, in pairs with those of Chromium',
  },
  '--help': { kind: 'switch', help: 'this list' },
};

/** The flags of `npm test`; all other arguments select the tests to run. */
export const testFlags = {
  '--changed': {
    kind: 'switch',
    help: 'the packages that differ from main (on main: from origin/main); no journeys',
  },
  '--dependents': { kind: 'switch', help: 'with --changed: what depends on those packages too' },
  '--shake': {
    kind: 'number',
    words: '[=SEED]',
    alone: true,
    help: 'late answers and another hour, at random or by a seed',
  },
  '--deep': {
    kind: 'switch',
    help: 'the long doses of models, crashes, races and seasons (npm run test:deep)',
  },
  '--seed': {
    kind: 'number',
    words: '=N',
    help: 'what random tests draw from, to repeat a failure (default: the day of the newest commit, as 20261126)',
  },
  '--within': {
    kind: 'number',
    words: 'MINUTES',
    help: 'skip the stages that would not end by then, as measured by those that have ended',
  },
  '--help': { kind: 'switch', help: 'this list; words run the tests whose file or name has them all' },
};

/** Parses the command line by a table of flags. Returns `{portBase: 4000, fixtures: [...], reset: true, …}`. */
export function readFlags(args, table) {
  const values = {};
  for (let at = 0; at < args.length; at++) {
    const [name, inline] = splitInline(args[at]);
    const flag = table[name];
    if (!flag) throw unknownFlag(args[at], table);
    const given = inline === undefined ? valuesAfter(args, at) : [inline];
    if (flag.alone && inline === undefined) {
      values[camel(name)] = true;
      continue;
    }
    if (flag.kind === 'switch') {
      if (inline !== undefined) throw new UserError(`${name} stands alone and takes no value.`);
      values[camel(name)] = true;
      continue;
    }
    if (given.length === 0) throw new UserError(`${name} needs a value: ${name} ${flag.words}.`);
    values[camel(name)] = read(name, flag, given);
    if (inline === undefined) at += flag.kind === 'list' ? given.length : 1;
  }
  return values;
}

/** The table as lines of help text. */
export function describeFlags(table) {
  const heads = Object.entries(table).map(([name, flag]) => [name, flag.words].filter(Boolean).join(' '));
  const width = Math.max(...heads.map(head => head.length));
  return Object.values(table).map((flag, at) => `  ${heads[at].padEnd(width)}  ${flag.help}`);
}

function splitInline(word) {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function valuesAfter(args, at) {
  const rest = args.slice(at + 1);
  const end = rest.findIndex(word => word.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
}

function read(name, flag, given) {
  if (flag.kind === 'list') return given;
  if (flag.kind === 'text') return given[0];
  const number = Number(given[0]);
  if (given[0].trim() === '' || !Number.isFinite(number) || number < 0) {
    throw new UserError(`${name} needs a number, but was given "${given[0]}".`);
  }
  return number;
}

function unknownFlag(word, table) {
  const what = word.startsWith('--') ? `There is no flag ${word}.` : `"${word}" belongs to no flag.`;
  return new UserError(what, 'These exist:', describeFlags(table).join('\n'));
}

const camel = name => name.slice(2).replace(/-(.)/g, (_, letter) => letter.toUpperCase());
