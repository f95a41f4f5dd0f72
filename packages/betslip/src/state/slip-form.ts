/** The four ways to bet what is in the slip. Series and systems are both series mode of the rules. */
export type SlipForm = 'single' | 'several' | 'series' | 'systems';

export const slipForms = ['single', 'several', 'series', 'systems'] as const satisfies readonly SlipForm[];
