declare module 'vitest' {
  export interface ProvidedContext {
    /** The dump of a migrated and seeded PGlite. */
    templateFile: string;
    /** The dump of a migrated PGlite that holds nothing. */
    migratedFile: string;
    /** The command line as a file for plain Node. */
    programFile: string;
    /** A server that ends in the middle of a saga (`dying/main.ts`), as a file for plain Node. */
    dyingFile: string;
    /** The server of the demo venues as a file for plain Node. */
    venuesFile: string;
    /** What makes a program end in the middle of its work (`dying/die-early.ts`), loaded before it. */
    dieEarlyFile: string;
  }
}

export {};
