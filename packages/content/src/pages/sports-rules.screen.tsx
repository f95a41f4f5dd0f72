import { Article } from './article.tsx';
import { SettlementExamples } from './settlement-examples.tsx';
import { sportsRulesOutline } from './sports-rules.outline.ts';

export default function SportsRulesScreen() {
  return (
    <Article outline={sportsRulesOutline}>
      <SettlementExamples />
    </Article>
  );
}
