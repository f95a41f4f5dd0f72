import { Article } from './article.tsx';
import { saferGamblingOutline } from './safer-gambling.outline.ts';

export default function SaferGamblingScreen() {
  return <Article outline={saferGamblingOutline} />;
}
