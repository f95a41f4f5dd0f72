import type { Contact } from '@lobby/verification/confirm';
import type { MessageId } from '../messages/security/index.ts';

type Words = Readonly<Record<'title' | 'submit' | 'done', MessageId>>;

/** What the dialog says: binding is not changing. */
export function bindWords(contact: Contact, changes: boolean): Words {
  if (contact === 'phone') return changes ? words('changePhone') : words('bindPhone');
  return changes ? words('changeEmail') : words('bindEmail');
}

function words<Name extends 'bindPhone' | 'changePhone' | 'bindEmail' | 'changeEmail'>(name: Name) {
  return {
    title: `security.${name}.title`,
    submit: `security.${name}.submit`,
    done: `security.${name}.done`,
  } as const;
}
