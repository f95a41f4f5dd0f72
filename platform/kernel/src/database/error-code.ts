/** The code of an error of Node, such as `EEXIST`; undefined for anything else. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
