/** The code of virtual football alone, for the first page of a site, which needs nothing else of a sport. */
export const virtualFootballCode = 'VF';
