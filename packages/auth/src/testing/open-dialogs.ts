import { screen } from 'storybook/test';

/** The dialogs on the page. A toast has the role too, is not modal, and stays its four seconds. */
export function openDialogs(): readonly HTMLElement[] {
  return screen.queryAllByRole('dialog').filter(dialog => dialog.ariaModal !== 'false');
}
