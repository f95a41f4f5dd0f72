/**
 * The screens, each in a chunk of its own. The list is one more chunk, so that the first page of a visit carries one
 * import and not one per screen.
 */
export default {
  list: () => import('./list/list.screen.tsx'),
  page: () => import('./page/promotion.screen.tsx'),
  welfare: () => import('./gifts/welfare.screen.tsx'),
  record: () => import('./gifts/record.screen.tsx'),
};
