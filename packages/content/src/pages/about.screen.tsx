import { aboutOutline } from './about.outline.ts';
import { Article } from './article.tsx';

export default function AboutScreen() {
  return <Article outline={aboutOutline} />;
}
