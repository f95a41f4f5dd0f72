import type { Draft } from '../draft/draft.ts';

export type Edition = 'classic' | 'pro';

type Values = Readonly<Record<string, { readonly $value?: string }>>;
interface Tree {
  readonly palette: Values;
  readonly color: Values;
}

/** The colour of every role of an edition, by name without `color-`; with a brand's own values, when one is named. */
export function rolesOf(draft: Draft, edition: Edition, brand: string | undefined): Record<string, string> {
  const tree: Tree = JSON.parse(draft.read(`packages/ui-kit/src/tokens/${edition}.json`));
  const own: Partial<Record<Edition, Partial<Tree>>> = brand
    ? JSON.parse(draft.read(`brands/${brand}/tokens.json`))
    : {};
  const values: Record<keyof Tree, Values> = {
    palette: tree.palette,
    color: { ...tree.color, ...own[edition]?.color },
  };
  const colourOf = (kind: string, name: string): string => {
    const value = values[kind as keyof Tree]?.[name]?.$value ?? '';
    const [, from, of] = /^\{(\w+)\.([\w-]+)\}$/.exec(value) ?? [];
    return from && of ? colourOf(from, of) : value;
  };
  return Object.fromEntries(
    Object.keys(values.color).flatMap(name =>
      name.startsWith('$') ? [] : [[name, colourOf('color', name)]],
    ),
  );
}
