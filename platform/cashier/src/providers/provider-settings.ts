import * as v from 'valibot';
import type { PaymentProvider, SettingSource } from './payment-provider.ts';
import { registry } from './registry.ts';

/** The settings of the providers that have some, by code. */
export type ProviderSettings = Readonly<Record<string, unknown>>;

declare module '@lobby/platform-kernel/domain/config' {
  interface PlatformConfig {
    readonly providers: ProviderSettings;
  }
}

/** Reads the settings of every provider. @throws Error with a sentence that names the variable. */
export function readProviderSettings(env: NodeJS.ProcessEnv): ProviderSettings {
  return Object.fromEntries(
    registry.flatMap(provider => {
      const settings = readSettingsOf(provider, env);
      return settings === undefined ? [] : [[provider.code, settings]];
    }),
  );
}

/** Undefined: none of those that it needs is set. */
export function readSettingsOf(
  { settings, sources }: Pick<PaymentProvider, 'settings' | 'sources'>,
  env: NodeJS.ProcessEnv,
): unknown {
  const all = Object.entries(sources);
  if (!all.some(([, source]) => !source.isOptional && textOf(source, env) !== '')) return undefined;
  const read = v.safeParse(
    settings,
    Object.fromEntries(all.map(([name, source]) => [name, given(source, env)])),
  );
  if (read.success) return read.output;
  const [issue] = read.issues;
  const source = sources[String(issue.path?.[0]?.key)];
  throw new Error(`${source?.variable} ${source?.isSecret ? withoutValue(issue) : issue.message}`);
}

/** What is wrong with a secret, unless the sentence quotes it. */
function withoutValue({ message, input }: { readonly message: string; readonly input: unknown }): string {
  const quoted = [input].flat().some(value => typeof value === 'string' && value && message.includes(value));
  return quoted ? 'is not what the provider needs.' : message;
}

const textOf = ({ variable }: SettingSource, env: NodeJS.ProcessEnv) => env[variable]?.trim() ?? '';

function given(source: SettingSource, env: NodeJS.ProcessEnv): unknown {
  const text = textOf(source, env);
  return source.isList
    ? text
        .split(',')
        .map(part => part.trim())
        .filter(Boolean)
    : text;
}
