import { fireEvent, waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { refuseStrayPresses } from '@/browser/strayPresses';
import { consultationEndpoint } from '@/lib/paths';
import { mswServer } from '../../testing/unit/mswServer';

const id = '7a0c6c1e-0a35-4d53-8f2c-1d5d3a6d6a11';
let sent: string[];

beforeEach(() => {
  jest.resetModules();
  sent = [];
  mswServer.use(
    http.post(`*${consultationEndpoint}`, ({ request }) => {
      sent.push(request.headers.get('idempotency-key') ?? '');
      return HttpResponse.json({ id, status: 'delivered' });
    }),
  );
  window.IntersectionObserver = jest.fn(() => ({
    observe: jest.fn(),
    disconnect: jest.fn(),
  })) as never;
});

function keep(): void {
  const entry = { id, body: '{}' };
  window.localStorage.setItem(`consultation-request:${id}`, JSON.stringify(entry));
}

test('sends kept requests even when the decoration fails', async () => {
  keep();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await expect(import('@/browser/site')).rejects.toThrow('IntersectionObserver');
  await waitFor(() => expect(sent).toEqual([id]));
});

describe('a press', () => {
  const pressed: string[] = [];
  const control = (id: string) => document.getElementById(id) as HTMLElement;

  beforeAll(refuseStrayPresses);
  beforeEach(() => {
    pressed.length = 0;
    document.body.innerHTML = '<button id="day"></button><button id="time"></button>';
    for (const { id } of document.querySelectorAll('button')) {
      control(id).addEventListener('click', () => pressed.push(id));
    }
    // No press of the test before belongs to this one's.
    fireEvent.pointerDown(document.body, { clientX: -100 });
  });

  /** Presses whatever is at a place, as a finger or a mouse does. */
  function press(id: string, clientX: number): void {
    const place = { bubbles: true, cancelable: true, clientX, detail: 1 };
    control(id).dispatchEvent(new MouseEvent('pointerdown', place));
    control(id).dispatchEvent(new MouseEvent('click', place));
  }

  test('of a double click is not for what has come under it, however often it is repeated', () => {
    for (const id of ['day', 'time', 'time', 'day', 'time']) press(id, 40);
    expect(pressed).toEqual(['day', 'day']);
  });

  test('elsewhere, later, by key or by script counts', () => {
    press('day', 40);
    press('time', 80);
    press('day', 80);
    control('day').click();
    const later = new Event('later').timeStamp + 600;
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(later);
    press('day', 80);
    expect(pressed).toEqual(['day', 'time', 'day', 'day']);
  });

  test('of the Enter key that is held down counts once, except for lines of a text', () => {
    const held = { key: 'Enter', repeat: true };
    expect(fireEvent.keyDown(control('day'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(control('day'), held)).toBe(false);
    const text = document.body.appendChild(document.createElement('textarea'));
    expect(fireEvent.keyDown(text, held)).toBe(true);
  });
});
