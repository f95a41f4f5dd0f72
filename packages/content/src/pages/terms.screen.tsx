import { Article } from './article.tsx';

export default function TermsScreen() {
  return <Article name="terms" />;
}
