export { allowedElements, allowedSchemes, mayHave, sharedAttributes } from './allowed-html.ts';
