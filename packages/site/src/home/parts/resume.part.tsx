/** What a member left unfinished; not drawn yet. */
export function ResumePart() {
  return null;
}
