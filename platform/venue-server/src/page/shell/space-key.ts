/** The space bar presses the main button from anywhere but a control, which uses it itself; held down it presses once. */
export function onSpaceKey(press: () => void, isBlocked: () => boolean): void {
  document.addEventListener('keydown', event => {
    const isOnPage = event.target === document.body && !isBlocked();
    if (event.code !== 'Space' || event.repeat || !isOnPage) return;
    event.preventDefault();
    press();
  });
}
