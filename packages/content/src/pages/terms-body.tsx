import { ProseBody } from './prose-body.tsx';

/** The terms without a page around them, for a dialog with its own title. Needs the content catalog loaded. */
export function TermsBody() {
  return <ProseBody name="terms" level={3} />;
}
