import { Article } from './article.tsx';

export default function SaferGamblingScreen() {
  return <Article name="saferGambling" />;
}
