import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { ApiError, sendForJson } from './http.ts';

/** GET on the address that the key's parts give when joined by slashes; a 401 is an error or gives null. */
export function queryByKey<T>({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<T | null> {
  return async ({ queryKey }) => {
    try {
      return await sendForJson<T>('GET', queryKey.join('/'));
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** The data-fetching rules of specification §7: data never goes stale, nothing refetches, nothing retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryByKey({ on401: 'throw' }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        retry: false,
        // The API runs in this page: being offline is no reason to wait.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
