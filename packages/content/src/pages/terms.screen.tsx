import { Article } from './article.tsx';
import { termsOutline } from './terms.outline.ts';

export default function TermsScreen() {
  return <Article outline={termsOutline} />;
}
