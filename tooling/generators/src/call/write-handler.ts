import path from 'node:path';
import { resourceOf } from '../contract/known-call.ts';
import { dependOn, makeDomain } from '../domain/domain.generator.ts';
import { findDomain, server } from '../domain/find-domain.ts';
import type { Draft } from '../draft/draft.ts';
import { intoList, withImport } from '../draft/insert.ts';
import { kebab } from '../names.ts';
import { handlerFile, handlerTest } from './handler-files.ts';
import type { NewCall } from './new-call.ts';

/** Writes the handler of a call and its test into a domain of the platform, which is made when there is none. Answers the handler's file. */
export function writeHandler(draft: Draft, call: NewCall, domain: string): string {
  const place = findDomain(draft, domain) ?? newDomain(draft, domain);
  const folder = path.posix.dirname(place);
  const part = place.split('/').slice(0, 2).join('/');
  const file = kebab(call.name);
  const row = `${resourceOf(draft, call.resource)}.${call.name}`;
  draft.create(`${folder}/${file}.ts`, handlerFile(call, row));
  draft.create(`${folder}/${file}.test.ts`, handlerTest(call, row));
  dependOn(draft, part, 'api-client');
  draft.change(place, text =>
    withImport(
      intoList(place, text, 'handlers: [', call.endpoint),
      `import { ${call.endpoint} } from './${file}.ts';`,
    ),
  );
  return `${folder}/${file}.ts`;
}

/** The domain is made when there is none. Answers its file. */
function newDomain(draft: Draft, name: string): string {
  makeDomain(draft, name, `The calls of ${name}.`);
  return `${server}/${name}/src/${name}.domain.ts`;
}
