declare module 'opencc-js/dict/STCharacters' {
  /** "简 簡|…": a Simplified character and its Traditional forms. */
  const pairs: string;
  export default pairs;
}
