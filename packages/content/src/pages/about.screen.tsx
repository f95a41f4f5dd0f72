import { Article } from './article.tsx';

export default function AboutScreen() {
  return <Article name="about" />;
}
