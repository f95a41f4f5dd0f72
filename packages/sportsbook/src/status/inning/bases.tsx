import { useText } from '@lobby/i18n';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { Inning } from '../../feed/inning.ts';
import { sportsbookMessages } from '../../messages/index.ts';
import css from './bases.module.css';

/** Where each base stands in the diamond, seen from home plate: first to the right, third to the left. */
const places = [
  'M14 7.5l3.5 3.5-3.5 3.5-3.5-3.5z',
  'M9 2.5l3.5 3.5-3.5 3.5-3.5-3.5z',
  'M4 7.5l3.5 3.5-3.5 3.5-3.5-3.5z',
];

/** The three bases, filled where a runner stands; read out as words. */
export function Bases({ bases }: Pick<Inning, 'bases'>) {
  const t = useText(sportsbookMessages);
  const taken = ([1, 2, 3] as const).filter(base => bases[base - 1]);
  const words =
    taken.length === 0
      ? t('sportsbook.inning.bases.none')
      : t('sportsbook.inning.bases', {
          bases: taken.map(base => t(`sportsbook.inning.base.${base}`)).join('、'),
        });
  return (
    <>
      <svg className={css.diamond} viewBox="0 0 18 15" aria-hidden="true">
        {places.map((path, at) => (
          <path key={path} d={path} data-taken={bases[at]} />
        ))}
      </svg>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
