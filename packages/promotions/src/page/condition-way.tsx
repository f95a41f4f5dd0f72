import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import type { JoiningCondition } from '@lobby/funds/promotions';
import { useText } from '@lobby/i18n';
import { Link } from '@lobby/ui-kit/link';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import { Link as RouterLink } from 'react-router-dom';
import { promotionsMessages } from '../messages/index.ts';

const { auth, deposit, userInfo, vip } = paths.mine;

interface Way {
  readonly to: string;
  readonly words: 'bind' | 'deposit' | 'grade';
}

/** The pages on which a member can meet a condition. */
const ways: { readonly [condition in JoiningCondition]?: Way } = {
  grade: { to: vip(), words: 'grade' },
  'bound-phone': { to: auth(), words: 'bind' },
  'bound-real-name': { to: auth(), words: 'bind' },
  'bound-email': { to: auth(), words: 'bind' },
  'bound-birthday': { to: userInfo(), words: 'bind' },
  'deposited-before': { to: deposit(), words: 'deposit' },
};

/** The way to the page where a condition that is not met can be met; nothing for one that waits for others. */
export function ConditionWay({ condition, name }: { readonly condition: string; readonly name: string }) {
  const t = useText(promotionsMessages);
  const pathExists = usePathExists();
  const way = ways[condition as JoiningCondition];
  if (!way || !pathExists(way.to)) return null;
  return (
    <Link as={RouterLink} standalone to={way.to}>
      {t(`promotions.condition.way.${way.words}`)}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Link>
  );
}
