/// <reference types="vite/types/importMeta.d.ts" />
import { existsSync, readdirSync } from 'node:fs';
import type { PaymentProvider } from './payment-provider.ts';

interface ProviderFile {
  readonly provider: PaymentProvider;
}

/** What runs from the source looks for the files; Vite, which builds one file of all, knows them then. */
const files: Readonly<Record<string, ProviderFile>> = import.meta.url.endsWith('.ts')
  ? await fromDisk()
  : import.meta.glob<ProviderFile>('./*/provider.ts', { eager: true });

async function fromDisk(): Promise<Record<string, ProviderFile>> {
  const here = new URL('.', import.meta.url);
  const found = readdirSync(here)
    .map(folder => `./${folder}/provider.ts`)
    .filter(file => existsSync(new URL(file, here)));
  const loaded = found.map(async file => [file, await import(new URL(file, here).href)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Every payment provider, by code: a folder beside this file with a `provider.ts` appears by itself. */
export const registry: readonly PaymentProvider[] = Object.entries(files)
  .map(([file, { provider }]) => {
    const folder = file.split('/').at(-2);
    if (folder !== provider.code)
      throw new Error(
        `The provider "${provider.code}" must be in a folder of that name, but it is in ${file}.`,
      );
    return provider;
  })
  .sort((one, other) => (one.code < other.code ? -1 : 1));
