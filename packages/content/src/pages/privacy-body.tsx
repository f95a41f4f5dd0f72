import { OutlineBody } from './outline-body.tsx';
import { privacyOutline } from './privacy.outline.ts';

/** The privacy policy without a page around it, for a dialog with its own title. Needs the content catalog loaded. */
export function PrivacyBody() {
  return <OutlineBody outline={privacyOutline} level={3} />;
}
