/** What a unit wins beside itself, from the hundredths that it gets back: 195 is "1:0.95". */
export const oddsOf = (pays: number) => `1:${(pays - 100) / 100}`;
