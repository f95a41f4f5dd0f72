import { combinationCount } from '@lobby/betting';
import { nameCombinations, nameTicket } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { betslipMessages } from '../../messages/index.ts';

/** Names a ticket in the language of the page: "单关", "3串1", "3串4 · 4 注". */
export function useTicketName(): (legs: number, sizes: readonly number[]) => string {
  const t = useText(betslipMessages);
  return (legs, sizes) => {
    const combinations = combinationCount(legs, sizes);
    const name = nameTicket(t, legs, sizes);
    return combinations > 1 ? `${name} · ${nameCombinations(t, combinations)}` : name;
  };
}
