/** The type of texts whatever they say: those of one script stand for those of every other. */
export type AnyScript<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Texts]: AnyScript<Texts[Key]> };
