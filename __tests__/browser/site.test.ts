import { waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { consultationEndpoint } from '@/lib/paths';
import { mswServer } from '../../testing/unit/mswServer';

const id = '7a0c6c1e-0a35-4d53-8f2c-1d5d3a6d6a11';

test('sends kept requests even if the decoration fails', async () => {
  const sent: string[] = [];
  mswServer.use(
    http.post(`*${consultationEndpoint}`, ({ request }) => {
      sent.push(request.headers.get('idempotency-key') ?? '');
      return HttpResponse.json({ id, status: 'delivered' });
    }),
  );
  const entry = JSON.stringify({ id, thread: id, version: 0, body: '{}' });
  window.localStorage.setItem(`consultation-request:${id}`, entry);
  // jsdom lacks it.
  await expect(import('@/browser/site')).rejects.toThrow('IntersectionObserver');
  await waitFor(() => expect(sent).toEqual([id]));
});
