import { depositsBy } from '../deposits/deposit-config.ts';
import type { PlatformConfig } from '../kernel/config.ts';
import { code } from '../providers/reference/code.ts';

export const depositSecret = 'a secret of payments, for tests only';

/** The settings of a platform whose only provider is that of the demo; without an address nothing can be deposited. */
export function paymentsAt(
  url: string | undefined,
  secrets: readonly string[] = [depositSecret],
): Pick<PlatformConfig, 'providers' | 'deposits'> {
  const providers = url === undefined ? {} : { [code]: { url, secrets, pages: [] } };
  return { providers, deposits: depositsBy(providers) };
}
