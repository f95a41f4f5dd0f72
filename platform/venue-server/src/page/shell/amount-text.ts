/** An amount as the sites write it: "1234.50" is "1,234.50", "100.00" is "100". What is sent stays as the server wrote it. */
export const amountText = (yuan: string): string =>
  yuan.replace(/\.00$/, '').replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
