/** What `compileMessages()` of `@lobby/i18n/vite` answers, for TypeScript. */

/** The Traditional draft of the catalogue beside it. */
declare module '*.json?zh-TW' {
  const messages: Record<string, unknown>;
  export default messages;
}
