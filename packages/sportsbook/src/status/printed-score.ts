/** A score of the wire as members read it: "2:1" → "2-1". */
export const printedScore = (wire: string): string => wire.replace(':', '-');
