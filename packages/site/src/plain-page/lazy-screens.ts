/** The shell's own screens that no visit is meant to begin with, in a list so that the first page carries one import. */
export default {
  redirect: () => import('./redirect.screen.tsx'),
  notFound: () => import('./not-found.screen.tsx'),
};
