/** Where the sources of the platform's packages are. */
export const ofPlatform = /^platform\/[\w-]+\/src\/.*\.tsx?$/;

/** The package of a file of the platform, by its folder; undefined for any other file. */
export const packageOf = (file: string): string | undefined => /^platform\/([\w-]+)\/src\//.exec(file)?.[1];
