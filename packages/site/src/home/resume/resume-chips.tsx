import { unreadCount, useUnreadLettersQuery } from '@lobby/api/endpoints/letter';
import { paths, type ResumeChip, type ResumeProps } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { Icon, type IconName } from '@lobby/ui-kit/icon';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { resumeMessages } from './messages/index.ts';
import styles from './resume-chips.module.css';

type Load = () => Promise<{ readonly default: ComponentType<ResumeProps> }>;

/** What a member may go on with, a chip each. One that cannot be read is left out: the page works without it. */
export default function ResumeChips(): ReactNode {
  const t = useText(resumeMessages);
  const { resumeBets, resumeOrder, resumeMatch } = useSlots();
  return (
    <ul className={styles.chips} aria-label={t('resume.label')}>
      {resumeBets && <Brought load={resumeBets} icon="ticket" />}
      {resumeOrder && <Brought load={resumeOrder} icon="wallet" />}
      <Letters draw={chip => <Chip chip={chip} icon="mail" />} />
      {resumeMatch && <Brought load={resumeMatch} icon="star" />}
    </ul>
  );
}

/** A chip that another feature fills. */
function Brought({ load, icon }: { readonly load: Load; readonly icon: IconName }): ReactNode {
  const Part = useMemo(() => lazy(() => load().catch(() => ({ default: Nothing }))), [load]);
  return (
    <Suspense fallback={<Chip chip={undefined} icon={icon} />}>
      <Part draw={chip => <Chip chip={chip} icon={icon} />} />
    </Suspense>
  );
}

const Nothing = () => null;

function Letters({ draw }: ResumeProps): ReactNode {
  const t = useText(resumeMessages);
  const pathExists = usePathExists();
  const { data, isError } = useUnreadLettersQuery();
  const to = paths.mine.message();
  if (isError || !pathExists(to)) return draw(null);
  const count = data && unreadCount(data);
  if (!count) return draw(data && null);
  return draw({ to, title: t('resume.letters', { count }), detail: t('resume.letters.read') });
}

interface ChipProps {
  readonly chip: ResumeChip | null | undefined;
  readonly icon: IconName;
}

/** Until it is known whether there is one, its room is kept. */
function Chip({ chip, icon }: ChipProps): ReactNode {
  if (chip === null) return null;
  if (!chip) return <li className={styles.room} aria-hidden="true" />;
  return (
    <li className={styles.item}>
      <Link className={styles.chip} to={chip.to}>
        <Icon name={icon} size={20} />
        <span className={styles.words}>
          <b className={styles.title}>{chip.title}</b>
          <span className={styles.detail}>{chip.detail}</span>
        </span>
        <Icon name="chevron-right" size={16} />
      </Link>
    </li>
  );
}
