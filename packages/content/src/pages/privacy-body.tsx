import { ProseBody } from './prose-body.tsx';

/** The privacy policy without a page around it, for a dialog with its own title. Needs the content catalog loaded. */
export function PrivacyBody() {
  return <ProseBody name="privacy" level={3} />;
}
