import StyleDictionary from 'style-dictionary';

/** A tree of design tokens in the W3C (DTCG) format. */
export interface TokenTree {
  readonly [name: string]: TokenTree | string | undefined;
}

/**
 * Merges token trees (later ones win), resolves references and prints `--name: value;` lines.
 * Tokens of the groups in `hidden` may be referred to but are not printed.
 */
export async function toDeclarations(
  trees: readonly TokenTree[],
  hidden: readonly string[] = [],
): Promise<string> {
  const dictionary = new StyleDictionary({
    tokens: trees.reduce<TokenTree>((merged, tree) => merge(merged, tree), {}),
    platforms: { css: { transforms: ['name/kebab'] } },
    log: { verbosity: 'silent', warnings: 'disabled' },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return allTokens
    .filter(token => !hidden.includes(String(token.path[0])))
    .map(token => `--${token.name}: ${String(token.$value)};`)
    .join(' ');
}

function merge(base: TokenTree, over: TokenTree): TokenTree {
  const merged: Record<string, TokenTree | string | undefined> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const existing = merged[key];
    merged[key] = typeof existing === 'object' && typeof value === 'object' ? merge(existing, value) : value;
  }
  return merged;
}
