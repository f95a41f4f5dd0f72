import { Article } from './article.tsx';
import { SettlementExamples } from './settlement-examples.tsx';

export default function SportsRulesScreen() {
  return (
    <Article name="sportsRules">
      <SettlementExamples />
    </Article>
  );
}
