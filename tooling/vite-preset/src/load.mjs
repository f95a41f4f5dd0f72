import { tsImport } from 'tsx/esm/api';

// Vite passes package imports of a config to Node unchanged, and Node 20 does not run TypeScript.
export const { brandApp } = await tsImport('./index.ts', import.meta.url);
