import { type Field, readFields } from '../contract/fields.ts';
import type { Draft } from '../draft/draft.ts';
import { type Answers, answered } from '../generator.ts';
import { camel, kebab, sentence } from '../names.ts';

const contractFolder = 'packages/api-client/src/contract';
const specified = 'packages/api-client/vectors/calls.txt';

/** A call that is about to be. */
export interface NewCall {
  readonly path: string;
  readonly method: 'POST' | 'GET';
  /** `site`, `fd`, `game` or `act`: the folder of its row. */
  readonly service: string;
  /** The last part of the path: its name in the contract. */
  readonly name: string;
  /** The file of its resource, and the same as a constant. */
  readonly file: string;
  readonly resource: string;
  /** What hook and handler are named after. */
  readonly endpoint: string;
  readonly about: string;
  readonly reads: boolean;
  readonly access: 'public' | 'member';
  readonly answers: 'page' | 'list' | 'object' | 'nothing';
  readonly fields: readonly Field[];
}

/** Whether the specification names a call of this path. */
export const isSpecified = (draft: Draft, path: string): boolean =>
  draft
    .read(specified)
    .split('\n')
    .some(line => line.endsWith(` ${path}`));

/** Whether a call is named together with its resource: `list` alone would be the list of anything. */
export const isShort = (name: string): boolean => name.length <= 6;

/** The folder that a call's path stands in: `/act/api/v1/promotion`. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The call that the answers describe; its row stands in the file that has the other rows of its folder. */
export function newCall(draft: Draft, answers: Answers): NewCall {
  const path = answered(answers, 'path');
  const [, service = '', , , ...rest] = path.split('/');
  const name = rest.at(-1) ?? '';
  const file = fileOf(draft, service, path) ?? kebab(rest.at(-2) ?? '');
  const resource = camel(file);
  const endpoint = isShort(name) ? camel(`${file}-${kebab(name)}`) : name;
  const shape = answers.answers as NewCall['answers'];
  return {
    path,
    service,
    name,
    file,
    resource,
    endpoint,
    method: draft.read(specified).includes(`GET ${path}\n`) ? 'GET' : 'POST',
    about: sentence(answered(answers, 'about')),
    reads: answers.does === 'read',
    access: answers.access === 'public' ? 'public' : 'member',
    answers: shape,
    fields: shape === 'nothing' ? [] : readFields(answered(answers, 'fields')),
  };
}

/** The file that has the call, else the one named after its folder, else another with rows of it; undefined: none has any. */
function fileOf(draft: Draft, service: string, path: string): string | undefined {
  const files = draft
    .namesIn(`${contractFolder}/${service}`)
    .map(file => ({
      file,
      paths: [...draft.read(`${contractFolder}/${service}/${file}`).matchAll(/path: '([^']+)'/g)].map(
        ([, known = '']) => known,
      ),
    }))
    .filter(({ paths }) => paths.some(known => folderOf(known) === folderOf(path)));
  const named = `${kebab(folderOf(path).split('/').at(-1) ?? '')}.ts`;
  const found =
    files.find(({ paths }) => paths.includes(path)) ?? files.find(({ file }) => file === named) ?? files[0];
  return found?.file.replace(/\.ts$/, '');
}
