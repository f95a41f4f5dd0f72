/** The types that a file exports: those it declares, and those it passes on from other files. */
export function exportedTypes(text: string): string[] {
  const declared = [...text.matchAll(/^export (?:declare )?(?:interface|type|class) (\w+)/gm)];
  const listed = [...text.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, allTypes, list = '']) =>
    list.split(',').flatMap(entry => typeOf(entry.trim(), allTypes !== undefined)),
  );
  return [...declared.map(([, name = '']) => name), ...listed];
}

/** The exported name of an entry of a list: `type Fen`, or `type Row as DealRow`. Values have none. */
function typeOf(entry: string, isType: boolean): string[] {
  const [, marked, name = '', renamed] = /^(type )?(\w+)(?: as (\w+))?$/.exec(entry) ?? [];
  return name !== '' && (isType || marked !== undefined) ? [renamed ?? name] : [];
}

/** What a file imports from others of ours: the name there, and the path or the door as it is written. */
export function ownImports(text: string): { readonly name: string; readonly from: string }[] {
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '((?:\.|@lobby\/)[^']+)'/gm)].flatMap(
    ([, list = '', from = '']) =>
      list.split(',').flatMap(entry => {
        const name = /^(?:type )?(\w+)/.exec(entry.trim())?.[1];
        return name === undefined ? [] : [{ name, from }];
      }),
  );
}

/** The tables that a file declares: the entries of `interface Tables`, not their columns. */
export function tablesIn(text: string): string[] {
  return [...text.matchAll(/^ {2}interface Tables \{\n([\s\S]*?)^ {2}\}/gm)].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {4}(\w+): /gm)].map(([, name = '']) => name),
  );
}
