import { resourceOf } from '../contract/known-call.ts';
import type { Draft } from '../draft/draft.ts';
import { beforeLine, intoList, withImport } from '../draft/insert.ts';
import { camel, kebab } from '../names.ts';
import { handlerFile, handlerTest } from './handler-files.ts';
import type { NewCall } from './new-call.ts';

const platform = 'tooling/platform/src';
/** What each folder of the platform may import. */
const folders = 'tooling/house-rules/src/platform-folders.test.ts';

/** Writes the handler of a call and its test into a domain of the platform, which is made when there is none. Answers the handler's file. */
export function writeHandler(draft: Draft, call: NewCall, domain: string): string {
  const folder = `${platform}/${domain}`;
  const file = kebab(call.name);
  const row = `${resourceOf(draft, call.resource)}.${call.name}`;
  draft.create(`${folder}/${file}.ts`, handlerFile(call, row));
  draft.create(`${folder}/${file}.test.ts`, handlerTest(call, row));
  const place = `${folder}/${domain}.domain.ts`;
  if (!draft.has(place)) {
    draft.create(
      place,
      `import type { DomainFactory } from '../kernel/domain.ts';

/** The calls of ${domain}. */
export const ${camel(domain)}Domain: DomainFactory = () => ({
  id: '${domain}',
  handlers: [],
});
`,
    );
    const domains = `${platform}/domains.ts`;
    draft.change(domains, text =>
      withImport(
        // The sportsbook stays the last: whoever brings a feed replaces it there.
        beforeLine(domains, text, '  sportsbookDomain(', `  ${camel(domain)}Domain,`),
        `import { ${camel(domain)}Domain } from './${domain}/${domain}.domain.ts';`,
      ),
    );
    const key = domain.includes('-') ? `'${domain}'` : domain;
    draft.change(folders, text =>
      intoList(
        folders,
        beforeLine(folders, text, "  '.': [", `  ${key}: ['kernel'],`),
        "\n  '.': [",
        `'${domain}'`,
      ),
    );
  }
  draft.change(place, text =>
    withImport(
      intoList(place, text, 'handlers: [', call.endpoint),
      `import { ${call.endpoint} } from './${file}.ts';`,
    ),
  );
  return `${folder}/${file}.ts`;
}
