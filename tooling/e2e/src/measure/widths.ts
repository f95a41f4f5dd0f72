/** The widths at which designers look at a page, px. */
export const everyWidth = [1920, 1440, 1366, 1024, 768, 390, 360] as const;
export type Width = (typeof everyWidth)[number];

/** Where each of the two layouts is most used. */
export const twoWidths: readonly Width[] = [1366, 390];

export const phoneWidths: readonly Width[] = [390, 360];
