/** The widths of the toolbar, px: those that pages are judged at. */
export const widths = [1920, 1600, 1440, 1366, 1024, 768, 390, 360] as const;

/** Set in tests, where the window is the browser's own (`fit-test-window.ts`). */
declare global {
  var setTestWindow: ((width: number) => Promise<void>) | undefined;
}

/**
 * The width of the toolbar is that of the window of a story: a part that asks how wide the window is, as every style sheet
 * does, is told the truth. Before a story is tested it is the browser's.
 */
export async function fitTestWindow(width: unknown): Promise<void> {
  // Without a width of its own a story has the window that the add-on for tests gives each.
  if (Number(width)) await globalThis.setTestWindow?.(Number(width));
}

/** Gives the frame that Storybook shows a story in the width of the toolbar. A docs page has all there is. */
export function fitFrame(viewMode: string, width?: unknown): void {
  const frame = window.frameElement as HTMLElement | null;
  if (frame?.id !== 'storybook-preview-iframe') return;
  const wanted = viewMode === 'story' ? Number(width) || undefined : undefined;
  frame.style.inlineSize = wanted === undefined ? '100%' : `${wanted}px`;
  frame.style.marginInline = 'auto';
}
