import { useIdle } from '@lobby/feature/use-idle';
import { useText } from '@lobby/i18n';
import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { Beside } from '../header/late/late-part.ts';
import { siteMessages } from '../messages/index.ts';
import styles from './page-frame.module.css';

/** The three frames of pages: header and footer, header only (full width), nothing; pages in their outlet. */
export function PageFrame(props: { layout: 'main' | 'full' | 'bare'; children?: ReactNode }) {
  const { layout, children = <Outlet /> } = props;
  const t = useText(siteMessages);
  // Also in the bare frame: it turns into another one when a page leads on.
  const isIdle = useIdle();
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
      <Suspense>{isIdle && <Beside />}</Suspense>
    </div>
  );
}
