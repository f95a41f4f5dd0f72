/** An amount as it is read: "1234.50" is "1,234.50". What is sent or counted with stays as the server wrote it. */
export const amountText = (yuan: string): string => yuan.replace(/\d(?=(?:\d{3})+(?:\.|$))/g, '$&,');
