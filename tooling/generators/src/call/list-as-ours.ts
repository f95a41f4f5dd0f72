import type { Draft } from '../draft/draft.ts';
import { intoList } from '../draft/insert.ts';
import { UserError } from '../user-error.ts';
import type { NewCall } from './new-call.ts';

/** The list of the calls that no specification names. */
const list = 'tooling/house-rules/src/contract.test.ts';
const wirePage = 'docs/wire-protocol.md';

/** Lists a call as one that no specification names, with the reason. */
export function listAsOurs(draft: Draft, { method, path }: NewCall, reason: string): void {
  draft.change(list, text => intoList(list, text, 'const ours = [', `// ${reason}\n'${method} ${path}'`));
  draft.change(wirePage, page => {
    const rows = page.split('\n');
    const head = rows.findIndex(line => line.startsWith('| path | what for'));
    if (head < 0) throw new UserError(`${wirePage} has no table of paths and what they are for.`);
    const end = rows.findIndex((line, at) => at > head && !line.startsWith('|'));
    const what = reason.charAt(0).toLowerCase() + reason.slice(1, -1);
    return [...rows.slice(0, end), `| \`${path}\` | ${what} |`, ...rows.slice(end)].join('\n');
  });
}
