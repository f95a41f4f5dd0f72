import { pascal, quoted } from '../names.ts';
import { headersOf, listOf, type NewProvider } from './new-provider.ts';

export const codeFile = ({ code }: NewProvider): string => `\
/** Stands in orders, payments and withdrawals, and in the address of callbacks; never changed. */
export const code = '${code}';
`;

export const settingsFile = ({ code, variable }: NewProvider): string => `\
import * as v from 'valibot';
import type { SettingSource } from '../payment-provider.ts';
import { address, sharedSecrets } from '../setting-kinds.ts';

/** What an operator sets. */
export const settings = v.object({ url: address, secrets: sharedSecrets });
export type ${pascal(code)}Settings = v.InferOutput<typeof settings>;

/** Where it is read from. */
export const sources = {
  url: { variable: '${variable}_URL' },
  secrets: { variable: '${variable}_SECRETS', isList: true, isSecret: true },
} as const satisfies Record<keyof ${pascal(code)}Settings, SettingSource>;
`;

/** The object that the registry finds. */
export function providerFile(provider: NewProvider): string {
  const { collects, paysOut, name } = provider;
  const [isCollecting, isPaying] = [collects.length > 0, paysOut.length > 0];
  const sides = [
    ...(isCollecting ? ['deposits: collectBy(line, tools)'] : []),
    ...(isPaying ? ['withdrawals: payBy(line)'] : []),
  ];
  return `\
import { defineProvider } from '../payment-provider.ts';
import { signedJson } from '../signed-json/signed-json.ts';
${isCollecting ? "import { channels } from './channels.ts';\n" : ''}import { code } from './code.ts';
${isCollecting ? "import { collectBy } from './deposits.ts';\n" : ''}import { settings, sources } from './settings.ts';
${isPaying ? "import { payBy } from './withdrawals.ts';\n" : ''}
/** Works where its settings are set. */
export const provider = defineProvider({
  code,
  name: ${quoted(name)},
  collects: ${listOf(collects)},
  paysOut: ${listOf(paysOut)},
  ${isCollecting ? 'channels' : 'channels: []'},
  settings,
  sources,
  open(set, tools) {
    if (!set) return undefined;
    const line = signedJson({ ...set, ...tools, headers: '${headersOf(provider)}' });
    return { ${sides.join(', ')} };
  },
});
`;
}

/** A channel for each method that it collects. */
export function channelsFile({ code, collects }: NewProvider): string {
  const rows = collects.map(method => {
    const [, network] = /^usdt-(\w+)$/.exec(method) ?? [];
    const route = network
      ? `{ by: 'address', network: '${network.toUpperCase()}', confirmations: 20 }`
      : "{ by: 'order' }";
    return `  { ...usual, id: '${method}-${code}', method: '${method}', route: ${route} },`;
  });
  return `\
import { minute } from '@lobby/calendar';
import type { Channel } from '../channel.ts';
import { code } from './code.ts';

/** Amounts in fen. */
const usual = {
  provider: code,
  min: 100_00n,
  max: 20_000_00n,
  amounts: [100_00n, 500_00n, 1_000_00n, 5_000_00n, 10_000_00n],
  feeRate: '0',
  bonusRate: '0',
  recommended: false,
  isInMaintenance: false,
  minGrade: 0,
  openForMs: 15 * minute,
} as const;

/** What it offers members, in the order shown. */
export const channels: readonly Channel[] = [
${rows.join('\n')}
];
`;
}

export const testFile = ({ code }: NewProvider): string => `\
import { providerPromises } from '../contract/provider-promises.ts';
import { startFake${pascal(code)} } from './fake-server.ts';
import { provider } from './provider.ts';

providerPromises(provider, startFake${pascal(code)});
`;
