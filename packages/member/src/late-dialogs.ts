import { withTexts } from '@lobby/i18n';
import { profileMessages } from './profile/messages/index.ts';

/** The dialogs, as `late-screens.ts` lists the screens; a list of their own, because screens open them. */
export const loadBirthday = withTexts(() => import('./birthday/birthday.container.tsx'), profileMessages);

export const loadAvatars = withTexts(() => import('./avatars/avatars.container.tsx'), profileMessages);
