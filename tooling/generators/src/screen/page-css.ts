/** The style of a page with a title, and of what a screen adds to it. */
export function pageCss(more = ''): string {
  return `@layer features {
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    inline-size: min(85rem, 100% - 3rem);
    margin: var(--space-6) auto var(--space-12);
  }

  .title {
    font-size: var(--font-size-22);
    line-height: 2rem;
  }
${more}
  @media (max-width: 48rem) {
    .page {
      inline-size: calc(100% - 2rem);
      margin-block-start: var(--space-4);
    }
  }
}
`;
}

/** A sheet that content lies on. */
export const sheetCss = `
  .sheet {
    min-inline-size: 0;
    padding: var(--space-3);
    background: var(--color-surface-1);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
  }
`;
