/** A text as searches compare it, in a browser and on the platform: of one width, in small letters, without blanks. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}
