/** The dialog in a chunk of its own: the first page carries one import and not the list of what the dialog needs. */
export default {
  shareSlip: () => import('./share-slip.view.tsx'),
};
