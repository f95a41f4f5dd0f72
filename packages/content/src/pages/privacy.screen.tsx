import { Article } from './article.tsx';

export default function PrivacyScreen() {
  return <Article name="privacy" />;
}
