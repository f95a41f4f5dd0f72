import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './safe-html.module.css';

export interface SafeHtmlProps {
  /** HTML written by an editor; never trusted. */
  html: string;
  /** Origins its links and images may have beside the page's own: the brand's `allowedLinkOrigins`. */
  linkOrigins: readonly string[];
  /** Lines of skeleton while the cleaner is fetched. */
  waitingLines?: number;
}

/** The one place where foreign HTML is drawn. The cleaner is fetched when first needed. */
export function SafeHtml({ html, linkOrigins, waitingLines = 3 }: SafeHtmlProps): ReactNode {
  const [clean, setClean] = useState<{ from: string; html: TrustedHTML | string | undefined }>();

  useEffect(() => {
    let wanted = true;
    import('./clean.ts').then(
      ({ cleanHtml }) => wanted && setClean({ from: html, html: cleanHtml(html, linkOrigins) }),
      () => wanted && setClean({ from: html, html: undefined }),
    );
    return () => {
      wanted = false;
    };
  }, [html, linkOrigins]);

  if (clean?.from !== html) {
    return (
      <SkeletonGroup>
        <Skeleton lines={waitingLines} />
      </SkeletonGroup>
    );
  }
  // Without the cleaner only the words are shown, as text: nothing but the cleaner's own may be drawn as HTML.
  if (clean.html === undefined) return <div className={styles.prose}>{html.replace(/<[^>]*>/g, ' ')}</div>;
  // Safe: `clean.html` has just come out of the cleaner.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
