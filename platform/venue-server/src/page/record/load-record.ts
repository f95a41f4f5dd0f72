import type { ToldRecord } from '../../rounds/told-record.ts';

/** The record of the round in the address `/verify/<round>` or `/replay/<round>`. */
export async function loadRecord(path: string): Promise<ToldRecord | 'no-round' | 'unreachable'> {
  const id = path.split('/').at(-1);
  try {
    const response = await fetch(`/verify/${id}.json`);
    if (response.ok) return (await response.json()) as ToldRecord;
    return response.status === 404 ? 'no-round' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
