/**
 * How the browser build is cut: libraries that every route needs in one file that outlives our releases, the
 * rest by route. Names carry the content's hash, so a brand that changes nothing shared keeps shared files.
 */
export const chunks = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  assetFileNames: 'assets/[name]-[hash][extname]',
  minify: { compress: { dropConsole: true, dropDebugger: true } },
  codeSplitting: {
    groups: [
      {
        name: 'vendor',
        test: /node_modules[\\/](?:\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs[\\/]toolkit|redux|redux-thunk|immer|reselect|use-sync-external-store|ky|valibot|@lingui[\\/]core|@lingui[\\/]message-utils|cookie|set-cookie-parser)[\\/]/,
        priority: 20,
      },
    ],
  },
};
