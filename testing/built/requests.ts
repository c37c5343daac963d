import { randomUUID } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { aRequest } from '../samples/consultationRequest';

export interface Reply {
  httpStatus: number;
  id: string;
  status: string;
  callTime?: string;
  erased?: boolean;
}

/** @param changes to the request, or only its name @returns undefined without a response */
export async function submit(
  url: string,
  changes: string | Partial<ConsultationRequest> = 'Ana',
  headers: Record<string, string> = {},
): Promise<Reply | undefined> {
  const fields = typeof changes === 'string' ? { name: changes } : changes;
  try {
    const response = await fetch(`${url}/api/consultation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      body: JSON.stringify(aRequest(fields)),
    });
    const body = (await response.json()) as Omit<Reply, 'httpStatus'>;
    return { httpStatus: response.status, ...body };
  } catch {
    return undefined;
  }
}

export function startLoad(url: string, clients: number) {
  const acknowledged = new Set<string>();
  let stopped = false;
  async function client(): Promise<void> {
    while (!stopped) {
      const reply = await submit(url);
      if (reply && (reply.httpStatus === 200 || reply.httpStatus === 202))
        acknowledged.add(reply.id);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const running = Array.from({ length: clients }, client);
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}

export async function healthOf(url: string): Promise<{ httpStatus: number; reasons: string[] }> {
  const response = await fetch(`${url}/api/health`);
  const { reasons = [] } = (await response.json()) as { reasons?: string[] };
  return { httpStatus: response.status, reasons };
}
