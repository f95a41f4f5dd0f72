/** What `compileMessages()` of `@lobby/i18n/vite` answers, for TypeScript. */

/** The Traditional draft of the catalogue beside it. */
declare module '*.json?zh-TW' {
  const messages: Record<string, unknown>;
  export default messages;
}

/** A text page. */
declare module '*.md' {
  const page: import('./prose.ts').Prose;
  export default page;
}

/** The Traditional draft of a text page. */
declare module '*.md?zh-TW' {
  const page: import('./prose.ts').Prose;
  export default page;
}
