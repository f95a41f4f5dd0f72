import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';

type Contact = 'phone' | 'email';

const titles = { phone: 'security.bindPhone', email: 'security.bindEmail' } as const;

/** The dialogs that bind a phone, a mailbox and the real name, and the page that opens them. */
export function binding(page: Page, language: SiteOptions['language']) {
  const words = (id: string, values?: Record<string, string>) => say(language, id, values);
  const contactDialog = (contact: Contact) =>
    page.getByRole('dialog', { name: words(`${titles[contact]}.title`), exact: true });
  const realName = page.getByRole('dialog', { name: words('security.realName.title'), exact: true });
  const press = (dialog: typeof realName, id: string) =>
    dialog.getByRole('button', { name: words(id), exact: true }).click();

  const self = {
    contactDialog,
    realName,
    /** The offer that follows a registration. */
    offer: page.getByRole('dialog', { name: words('security.offer.title'), exact: true }),
    /** A row's button of the page 安全与绑定. */
    row: (action: 'bind' | 'change' | 'password', of: string) =>
      page.getByRole('button', {
        name: `${words(`security.action.${action}`)} ${words(`security.${of}`)}`,
        exact: true,
      }),
    /** Fills in the new phone or mailbox. */
    async name(contact: Contact, value: string): Promise<void> {
      await contactDialog(contact)
        .getByLabel(words(`verification.${contact}.label`), { exact: true })
        .fill(value);
    },
    /** Asks for a code, of the step that is open. */
    askForCode: (contact: Contact) => press(contactDialog(contact), 'verification.code.get'),
    async typeCode(contact: Contact, digits: string): Promise<void> {
      const box = contactDialog(contact).getByRole('textbox', {
        name: words('verification.code.label'),
        exact: true,
      });
      await box.first().click();
      await page.keyboard.type(digits);
    },
    /** Leaves the step that confirms by what is bound already. */
    next: (contact: Contact) => press(contactDialog(contact), 'security.next'),
    /** Binds, and waits for the toast that says so. */
    async submit(contact: Contact): Promise<void> {
      await press(contactDialog(contact), `${titles[contact]}.submit`);
      await expect(page.getByText(words(`${titles[contact]}.done`)).first()).toBeVisible();
      await expect(contactDialog(contact)).toBeHidden();
    },
    /** Binds the real name, which is asked for once more. */
    async bindRealName(name: string): Promise<void> {
      await realName.getByRole('textbox').fill(name);
      await press(realName, 'security.next');
      await expect(realName.getByText(words('security.realName.ask', { realName: name }))).toBeVisible();
      await press(realName, 'security.realName.confirm');
      await expect(realName).toBeHidden();
    },
    /** Binds the real name, and then the phone that is asked for with it. @param receive as of `bindPhoneAndName`. */
    async bindNameWithPhone(name: string, phone: string, receive: () => Promise<string>): Promise<void> {
      await self.bindRealName(name);
      await self.name('phone', phone);
      await self.askForCode('phone');
      await self.typeCode('phone', await receive());
      await press(contactDialog('phone'), 'security.bindPhone.submit');
      await expect(page.getByText(words('security.bindBoth.done')).first()).toBeVisible();
      await expect(contactDialog('phone')).toBeHidden();
    },
    /** Binds phone and real name where the withdrawal page asks for them. @param receive resolves to the code that was sent to the phone. */
    async bindPhoneAndName(phone: string, name: string, receive: () => Promise<string>): Promise<void> {
      const way = (missing: 'phone' | 'realName') =>
        page.getByRole('button', { name: words(`withdrawal.block.unbound.${missing}.way`) });
      await bindEach(way, { phone, name, receive });
    },
    /** The same on the page of the account. */
    async bindOnAccount(phone: string, name: string, receive: () => Promise<string>): Promise<void> {
      await bindEach(missing => self.row('bind', missing), { phone, name, receive });
    },
  };
  async function bindEach(
    way: (missing: 'phone' | 'realName') => Locator,
    { phone, name, receive }: { phone: string; name: string; receive(): Promise<string> },
  ): Promise<void> {
    await way('phone').click();
    await self.name('phone', phone);
    await self.askForCode('phone');
    await self.typeCode('phone', await receive());
    await self.submit('phone');
    await way('realName').click();
    await self.bindRealName(name);
  }
  return self;
}
