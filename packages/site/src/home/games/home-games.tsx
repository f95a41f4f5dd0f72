import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useSlots } from '@lobby/feature/slots';
import { useText } from '@lobby/i18n';
import { useNear } from '@lobby/ui-kit/use-near';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { hallsMessages } from '../halls/messages/index.ts';
import { Section } from '../parts/section.tsx';
import styles from './home-games.module.css';

const nothing: { readonly default: ComponentType } = { default: () => null };

/** Games to play at once, where a feature brings them; fetched once the visitor comes near them. */
export function HomeGames() {
  const { homeGames } = useSlots();
  const pathExists = usePathExists();
  return homeGames && pathExists(paths.game.slots()) && <Games load={homeGames} />;
}

function Games({ load }: { readonly load: () => Promise<{ readonly default: ComponentType }> }) {
  const t = useText(hallsMessages);
  const [place, isNear] = useNear();
  const Part = useMemo(() => lazy(() => load().catch(() => nothing)), [load]);
  return (
    <Section title={t('halls.games')} more={{ to: paths.game.slots(), text: t('halls.allGames') }}>
      <div ref={place} className={styles.room}>
        <Suspense>{isNear && <Part />}</Suspense>
      </div>
    </Section>
  );
}
