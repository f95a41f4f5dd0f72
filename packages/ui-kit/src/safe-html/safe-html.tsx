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
  const [clean, setClean] = useState<{ from: string; text: string }>();

  useEffect(() => {
    let wanted = true;
    import('./clean.ts').then(
      ({ cleanHtml }) => wanted && setClean({ from: html, text: cleanHtml(html, linkOrigins) }),
      // Without the cleaner only the text content is shown.
      () => wanted && setClean({ from: html, text: escapeHtml(wordsOf(html)) }),
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
  // Safe: `clean.text` has just come out of the cleaner.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean.text }} />;
}

function wordsOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
