/** Whom a change may concern, in the order in which a changelog speaks to them. */
export const audiences = {
  players: 'For players',
  'front-end': 'For front-end teams',
  designers: 'For designers',
  operators: 'For operators of the platform',
} as const;

export type Audience = keyof typeof audiences;

export const isAudience = (text: string): text is Audience => Object.hasOwn(audiences, text);

/** What `package.json` says of a package. */
export interface Manifest {
  readonly name: string;
  /** Whom its changes concern, where that does not follow from its folder. */
  readonly lobby?: { readonly audience?: string };
}

/** Whom the packages of a folder at the root concern, unless they say otherwise. */
const ofFolder: Readonly<Record<string, Audience>> = {
  apps: 'players',
  brands: 'designers',
  packages: 'front-end',
  platform: 'operators',
  tooling: 'front-end',
};

/** Whom changes of a package concern: `packages/auth` and its manifest. @throws Error for an audience that is none. */
export function audienceOfPackage(folder: string, { name, lobby }: Manifest): Audience {
  const said = lobby?.audience ?? ofFolder[folder.split('/')[0] ?? ''];
  if (said !== undefined && isAudience(said)) return said;
  throw new Error(
    `${folder}/package.json says lobby.audience "${said}", and the changelog needs one of ${Object.keys(audiences).join(', ')} for the changes of ${name}.`,
  );
}

/** A changeset taken apart: what a reader reads, and whom its last line names (`Concerns: players`). */
export interface Told {
  readonly text: string;
  readonly concerns: string | undefined;
}

export function toldBy(summary: string): Told {
  const [, text = summary, concerns] = /^([\s\S]*?)\n+Concerns: *(.*)$/.exec(summary.trim()) ?? [];
  return { text: text.trim(), concerns: concerns?.trim() };
}

/** The first audience that one of the packages has: what players see is told to them, whatever else was touched. */
export function firstOf(ofPackages: readonly Audience[]): Audience | undefined {
  // Safe: the keys are those of `audiences`.
  return (Object.keys(audiences) as Audience[]).find(audience => ofPackages.includes(audience));
}

/** Whom a changeset concerns: whom it names, else the first of its packages. Players read no text that quotes code. */
export function audienceOf({ text, concerns }: Told, ofPackages: readonly Audience[]): Audience | undefined {
  if (concerns !== undefined) return isAudience(concerns) ? concerns : undefined;
  const first = firstOf(ofPackages);
  return first === 'players' && text.includes('`') ? 'front-end' : first;
}
