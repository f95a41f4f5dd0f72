import { schemaOf } from '../contract/fields.ts';
import type { Draft } from '../draft/draft.ts';
import { importingNames, insideOf, intoList, withImport } from '../draft/insert.ts';
import { quoted } from '../names.ts';
import { UserError } from '../user-error.ts';
import { folderOf, type NewCall } from './new-call.ts';
import { openDoor } from './open-door.ts';

const home = 'packages/api-client';
const folder = `${home}/src/contract`;
const index = `${folder}/index.ts`;

/** Writes the row of a call into the file of its resource, which is made when there is none. Answers that file. */
export function writeRow(draft: Draft, call: NewCall): string {
  const { service, file, resource, name, path } = call;
  const place = `${folder}/${service}/${file}.ts`;
  if (!draft.has(place)) {
    draft.create(place, newRowFile(call));
    openDoor(draft, home, `contract/${service}/${file}`);
    draft.change(index, text =>
      withImport(
        intoList(index, text, 'export const contract = {', resource),
        `import { ${resource} } from './${service}/${file}.ts';`,
      ),
    );
    return place;
  }
  const anchor = `export const ${resource} = {`;
  draft.change(place, text => {
    if (insideOf(place, text, anchor).includes(`'${path}'`))
      throw new UserError(`${place} has ${path} already.`);
    if (new RegExp(`^ {2}${name}: `, 'm').test(text)) throw new UserError(`${place} has a ${name} already.`);
    return importingNames(
      intoList(place, text, anchor, `${name}: ${rowText(call)}`),
      '../shapes.ts',
      shapesOf(call),
    );
  });
  return place;
}

/** The row, as it stands in the contract. */
function rowText({ path, method, access, about, answers, fields }: NewCall): string {
  const item = `v.looseObject({ ${fields.map(field => `${field.name}: ${schemaOf(field)}`).join(', ')} })`;
  const shapes = {
    page: `request: v.object({ ...pageRequest }), answer: pageOf(${item}), empty: emptyPage`,
    list: `request: noPayload, answer: v.array(${item}), empty: []`,
    object: `request: noPayload, answer: ${item}`,
    nothing: 'request: noPayload, answer: nothing',
  };
  return `defineCall({
    ${method === 'GET' ? "method: 'GET',\n    " : ''}path: '${path}',
    access: '${access}',
    summary: ${quoted(about)},
    ${shapes[answers]},
  })`;
}

/** The shapes that a row is written with. */
function shapesOf(call: NewCall): readonly string[] {
  const row = rowText(call);
  return ['emptyPage', 'instant', 'moneyText', 'noPayload', 'nothing', 'pageOf', 'pageRequest'].filter(
    shape => new RegExp(`\\b${shape}\\b`).test(row),
  );
}

/** The contract of a resource that has no file yet. */
function newRowFile(call: NewCall): string {
  const row = rowText(call);
  return `${/\bv\./.test(row) ? "import * as v from 'valibot';\n" : ''}import { defineCall } from '../call.ts';
import { ${shapesOf(call).join(', ')} } from '../shapes.ts';

/** \`${folderOf(call.path)}/*\`. */
export const ${call.resource} = {
  ${call.name}: ${row},
};
`;
}
