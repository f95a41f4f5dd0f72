import { useText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import type { SiteLayout } from '../feature.ts';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { siteMessages } from '../messages/index.ts';
import styles from './page-frame.module.css';

/** The three frames of the specification: header and footer, header only (full width), nothing. */
export function PageFrame({ layout, children }: { layout: SiteLayout; children: ReactNode }) {
  const t = useText(siteMessages);
  if (layout === 'bare') return <main className={styles.content}>{children}</main>;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('site.skipToContent')}
      </a>
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {layout === 'main' && <Footer />}
    </div>
  );
}
