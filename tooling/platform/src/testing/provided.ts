declare module 'vitest' {
  export interface ProvidedContext {
    /** The dump of a migrated and seeded PGlite. */
    templateFile: string;
    /** The command line as one file for plain Node. */
    programFile: string;
  }
}

export {};
