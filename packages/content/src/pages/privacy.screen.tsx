import { Article } from './article.tsx';
import { privacyOutline } from './privacy.outline.ts';

export default function PrivacyScreen() {
  return <Article outline={privacyOutline} />;
}
