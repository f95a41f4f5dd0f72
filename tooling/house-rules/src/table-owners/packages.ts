/**
 * Which package of the platform a file belongs to. The one place that knows where the platform lies: folders of
 * `tooling/platform/src`, or packages of `platform/`.
 */

/** Where the files of the platform are. */
export const ofPlatform = /^(?:tooling\/platform\/src|platform\/[\w-]+\/src)\/.*\.ts$/;

/** The folders of `tooling/platform/src` by the package they make; files beside them are of `app`. */
const folders: Readonly<Record<string, readonly string[]>> = {
  kernel: ['kernel'],
  ledger: ['ledger'],
  identity: ['access', 'members', 'account', 'security-log'],
  protection: ['protection'],
  bonus: ['turnover', 'rebates'],
  cashier: ['deposits', 'withdrawals', 'venues', 'records'],
  sportsbook: ['sportsbook'],
  messaging: ['letters', 'feedback', 'uploads', 'content'],
  simulation: ['sim'],
  operator: ['operator'],
  app: ['db', 'http', 'secrets', 'audit'],
  testing: ['testing'],
};

/** The package of a file of the platform; undefined for any other file, and for a folder that has no package. */
export function packageOf(file: string): string | undefined {
  const packaged = /^platform\/([\w-]+)\/src\//.exec(file)?.[1];
  if (packaged !== undefined) return packaged;
  const inside = /^tooling\/platform\/src\/(?:([\w-]+)\/)?/.exec(file);
  if (!inside) return undefined;
  const folder = inside[1];
  if (folder === undefined) return 'app';
  return Object.entries(folders).find(([, own]) => own.includes(folder))?.[0];
}
