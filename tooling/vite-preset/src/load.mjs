import { tsImport } from 'tsx/esm/api';

// Vite hands a config's package imports to Node as they are, and Node 20 reads no TypeScript.
export const { brandApp } = await tsImport('./index.ts', import.meta.url);
