/** What `marketValues()` answers, for TypeScript. */
declare module 'virtual:lobby/market' {
  /** Years; who is younger may not take part. */
  export const minimumAge: number;
}
