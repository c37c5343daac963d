import { type Receiver, startReceiver } from '../../testing/receiver';

/** Gives the tests of a file a webhook, which has received nothing before each of them. */
export function receiverForTests(): Receiver {
  const receiver = {} as Receiver;
  beforeAll(async () => {
    Object.assign(receiver, await startReceiver({ path: '/webhook/secret-path' }));
  });
  beforeEach(() => receiver.reset());
  afterAll(() => receiver.close());
  return receiver;
}
