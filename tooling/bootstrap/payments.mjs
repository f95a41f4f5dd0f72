import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { portTaken } from './ports.mjs';

/**
 * Starts the payment provider of the demo; its state is `payment-provider.json` in the data folder. Answers
 * `{url, secret}`: the secret is a new one at each start, and signs what the platform and the provider send each other.
 */
export async function startPayments({ host, port, publicUrl, platformUrl, dataDir, reset }) {
  // Only importable once the dependencies are installed, which npm start does first.
  const { startPaymentProvider } = await import('@lobby/payment-provider');
  const file = path.join(dataDir, 'payment-provider.json');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (reset) rmSync(file, { force: true });
  const secret = randomBytes(32).toString('hex');
  const callbackUrl = `${platformUrl}/callback/payment/reference`;
  try {
    const { url } = await startPaymentProvider({ secret, host, port, publicUrl, callbackUrl, file });
    return { url, secret };
  } catch (error) {
    throw error.code === 'EADDRINUSE' ? await portTaken('the payment provider', port) : error;
  }
}
