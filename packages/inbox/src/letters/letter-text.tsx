import { useBrand } from '@lobby/brand-kit';
import { SafeHtml } from '@lobby/ui-kit/safe-html';

/** The text of a letter or a notice: HTML of an operator, with links to the origins of the brand. */
export function LetterText({ html }: { html: string }) {
  const { allowedLinkOrigins } = useBrand();
  return <SafeHtml html={html} linkOrigins={allowedLinkOrigins} />;
}
