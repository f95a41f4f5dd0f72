/** A line of CODEOWNERS: what it is about, and who is asked. */
export interface Owned {
  readonly path: string;
  readonly owners: readonly string[];
}

export function readCodeOwners(text: string): Owned[] {
  return text
    .split('\n')
    .map(line => line.replace(/#.*/, '').trim().split(/\s+/))
    .flatMap(([path = '', ...owners]) => (path ? [{ path, owners }] : []));
}

/** What is wrong with the lines, each in a sentence. `isThere` is asked for paths from the root. */
export function faultsOfOwners(lines: readonly Owned[], isThere: (path: string) => boolean): string[] {
  const faults = lines.flatMap(({ path, owners }) => [
    ...(path === '*' || (path.startsWith('/') && isThere(path.slice(1))) ? [] : [`${path} is not there`]),
    ...(owners.length > 0 ? [] : [`${path} has no owner`]),
    ...owners.filter(owner => !/^@[\w-]+\/[\w-]+$/.test(owner)).map(owner => `${owner} is no team`),
  ]);
  return lines[0]?.path === '*'
    ? faults
    : [...faults, 'the first line is not of "*", so files have no owner'];
}
