/**
 * The neighbourhood of an address, coarse enough that a phone that changes its address keeps it:
 * the first three numbers of IPv4, the first three groups of IPv6. This machine is one.
 */
export function neighbourhoodOf(address: string): string {
  if (address === '::1' || address.startsWith('127.')) return 'loopback';
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return `${groups.map(group => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::`;
}
