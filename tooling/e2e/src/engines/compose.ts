/** Where an engine sends the Enter that ends a composition: Safari after `compositionend`, with the code of an input method. */
export type EnterIs = 'inside' | 'after';

/**
 * Runs in the page: an input method writes into the focused field, after what is there, and its Enter ends the
 * composition. Each event comes a frame after the last one, as from a person.
 */
export async function compose(text: string, enterIs: EnterIs): Promise<void> {
  const field = document.activeElement as HTMLInputElement;
  const before = field.value;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const fire = async (event: Event) => {
    field.dispatchEvent(event);
    await new Promise(requestAnimationFrame);
  };
  const enter = (type: 'keydown' | 'keyup', isComposing: boolean) =>
    new KeyboardEvent(type, {
      key: 'Enter',
      code: 'Enter',
      keyCode: 229,
      isComposing,
      bubbles: true,
      cancelable: true,
    });
  const end = () => fire(new CompositionEvent('compositionend', { data: text, bubbles: true }));

  await fire(new CompositionEvent('compositionstart', { bubbles: true }));
  for (let length = 1; length <= text.length; length += 1) {
    const data = text.slice(0, length);
    write?.call(field, before + data);
    await fire(
      new InputEvent('input', { data, inputType: 'insertCompositionText', isComposing: true, bubbles: true }),
    );
  }
  if (enterIs === 'after') await end();
  await fire(enter('keydown', enterIs === 'inside'));
  if (enterIs === 'inside') await end();
  await fire(enter('keyup', false));
}
