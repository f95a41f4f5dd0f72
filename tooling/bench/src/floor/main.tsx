import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** As in a site, what carries the calls is fetched while the page renders. */
const lazyKy = import('ky');

/** F, the floor of the stack: React, the router, one RTK Query call carried by ky, and one prerendered screen. */
const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: '/',
    fetchFn: async (input, init) =>
      (await lazyKy).default(input, { ...init, retry: 0, throwHttpErrors: false }),
  }),
  endpoints: build => ({ words: build.query<{ text: string }, void>({ query: () => 'words.json' }) }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: getDefault => getDefault().concat(api.middleware),
});

function Home() {
  const { data } = api.useWordsQuery();
  return (
    <main>
      <h1>今夜，看见每一粒进球</h1>
      <p>{data?.text ?? '滚球、今日、早盘，一处看清每一个盘口'}</p>
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Home /> }]);
const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}
