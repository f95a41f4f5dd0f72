/** Runs in the page: fonts are there, nothing is loading, and the topmost dialog has finished coming in. */
export async function isSettled(): Promise<boolean> {
  await document.fonts.ready;
  const isLoading = [...document.querySelectorAll('[aria-busy=true]:not(button)')].some(part =>
    part.checkVisibility(),
  );
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
  const isComing = dialog?.getAnimations().some(({ playState }) => playState === 'running') ?? false;
  return !isLoading && !isComing;
}
