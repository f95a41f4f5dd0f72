import { errorCode } from '@lobby/platform-kernel/database/error-code';

/** Postgres: no room on the disk. Node: the same, and the owner's share of it is used up. */
const full = new Set<unknown>(['53100', 'ENOSPC', 'EDQUOT']);
/** Postgres: what is in the files is not what was written, a file is missing, cannot be read. */
const damaged = /^(?:XX00[012]|58P01|58030)$/;
/** Errors of the file system as PGlite's programs number them, beside the words for them. */
const fullNumbers: readonly unknown[] = [19, 51];

/** Whether the program of the embedded database has ended: it answers nothing any more, and a restart recovers. */
export function isAborted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof WebAssembly.RuntimeError || /^(?:Aborted\(|PGlite failed)/.test(error.message);
}

/**
 * What a person who runs the platform can do about a data folder whose disk is full, or whose files cannot be used.
 * @returns undefined for any other error.
 */
export function storageTrouble(error: unknown, dataDir: string): Error | undefined {
  const all = causes(error);
  if (all.some(isFull)) {
    return new Error(
      `The disk that holds the data folder ${dataDir} is full. Nothing was booked in part: make room, and start again.`,
    );
  }
  const wrong = all.find(isDamaged);
  if (wrong === undefined) return undefined;
  return new Error(
    `The database in the data folder ${dataDir} cannot be read (${firstLine(wrong)}): its files are damaged, or of another version. Put a copy of the folder in its place, or start with --reset, which deletes all that is in it.`,
  );
}

function isFull(error: unknown): boolean {
  if (full.has(errorCode(error))) return true;
  if (isFileSystemError(error)) return fullNumbers.includes(error.errno);
  return error instanceof Error && /no space left on device/i.test(error.message);
}

function isDamaged(error: unknown): boolean {
  return (
    isAborted(error) ||
    isFileSystemError(error) ||
    (error instanceof Error && error.message === lostVersion) ||
    damaged.test(String(errorCode(error)))
  );
}

/** Of a folder with files and without the one that says of which version they are. */
export const lostVersion = 'PG_VERSION is missing';

function isFileSystemError(error: unknown): error is { readonly errno: unknown } {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ErrnoError';
}

function causes(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];
}

function firstLine(error: unknown): string {
  if (isFileSystemError(error)) return `error ${String(error.errno)} of the file system`;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\. Build with.*$/, '').replace(/\.$/, '');
}
