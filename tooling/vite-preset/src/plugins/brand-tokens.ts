import { buildTokensCss } from '@lobby/ui-kit/tokens';
import type { Plugin } from 'vite';
import type { BuiltBrand } from '../brand-of.ts';

const id = 'virtual:lobby/tokens.css';

/** `import 'virtual:lobby/tokens.css'`: every role token of both editions, with the brand's values, and the rules of its look. */
export function brandTokens({ brand, tokens }: BuiltBrand): Plugin {
  return {
    name: 'lobby:brand-tokens',
    resolveId: source => (source === id ? `\0${id}` : null),
    load: source =>
      source === `\0${id}`
        ? buildTokensCss({ brand: brand.code, overrides: tokens, look: brand.look })
        : null,
  };
}
