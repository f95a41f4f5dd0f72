declare module 'opencc-js/dict/*' {
  /** "简 簡|…": a Simplified character or phrase and its Traditional forms. */
  const pairs: string;
  export default pairs;
}
