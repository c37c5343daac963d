import { type Receiver, startReceiver } from '../site/receiver';

/** Gives each test of a file a webhook that has received nothing yet. */
export function receiverForTests(): Receiver {
  const receiver = {} as Receiver;
  beforeAll(async () => {
    Object.assign(receiver, await startReceiver({ path: '/webhook/secret-path' }));
  });
  beforeEach(() => receiver.reset());
  afterAll(() => receiver.close());
  return receiver;
}
