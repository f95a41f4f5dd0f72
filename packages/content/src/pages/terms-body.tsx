import { OutlineBody } from './outline-body.tsx';
import { termsOutline } from './terms.outline.ts';

/** The terms without a page around them, for a dialog with its own title. Needs the content catalog loaded. */
export function TermsBody() {
  return <OutlineBody outline={termsOutline} level={3} />;
}
