import { depositsBy } from '@lobby/platform-cashier/deposits/deposit-config';
import { code } from '@lobby/platform-cashier/providers/reference/code';
import type { PlatformConfig } from '@lobby/platform-kernel/domain/config';

export const depositSecret = 'a secret of payments, for tests only';

/** The settings of a platform whose only provider is that of the demo; without an address nothing can be deposited. */
export function paymentsAt(
  url: string | undefined,
  secrets: readonly string[] = [depositSecret],
): Pick<PlatformConfig, 'providers' | 'deposits'> {
  const providers = url === undefined ? {} : { [code]: { url, secrets, pages: [] } };
  return { providers, deposits: depositsBy(providers) };
}
