const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['MicroMessenger/', '微信'],
  ['QQBrowser/', 'QQ 浏览器'],
  ['UCBrowser/', 'UC 浏览器'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** A user agent as a person would say it: "Chrome · Windows". Empty when it says nothing we know. */
export function deviceLabel(userAgent: string): string {
  const said = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  return [said(browsers), said(systems)].filter(part => part !== undefined).join(' · ');
}

/** "203.0.113.7" → "203.0.*.*": enough to recognise the own network. */
export function maskAddress(address: string): string {
  const v6 = address.includes(':');
  const parts = address.split(v6 ? ':' : '.');
  if (address === '::1' || parts.length < 2) return address === '::1' ? '127.0.*.*' : '';
  return v6 ? `${parts.slice(0, 2).join(':')}:*` : `${parts.slice(0, 2).join('.')}.*.*`;
}
