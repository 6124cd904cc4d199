import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, queryByKey } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

describe('queries', () => {
  it('GET the address that the key gives when joined by slashes', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ id: '3' }));
    vi.stubGlobal('fetch', fetched);
    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/resumes', '3'] });
    expect(fetched.mock.calls[0]![0]).toBe('/api/resumes/3');
    expect(data).toEqual({ id: '3' });
  });

  it('take a 401 as an error by default, and as null when told to', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 401, statusText: 'Nobody' }));
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/resumes'] })).rejects.toThrow('401: Nobody');
    const lenient = { queryKey: ['/api/resumes', 'x'], queryFn: queryByKey({ on401: 'null' }) };
    expect(await client.fetchQuery(lenient)).toBeNull();
  });

  it('take any other failure as an error even when told to be lenient', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('gone', { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    const lenient = { queryKey: ['/api/resumes', 'y'], queryFn: queryByKey({ on401: 'null' }) };
    await expect(createQueryClient().fetchQuery(lenient)).rejects.toThrow('404: gone');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('never go stale, refetch or retry', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    });
  });
});
