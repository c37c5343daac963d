import { randomUUID } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { sign } from '@/server/webhook/message';
import { aRequest } from '../samples/consultationRequest';
import { testSecret } from '../site/environment';
import { createN8n, type Delivery, readWorkflow, type Workflow } from './n8nUnderTest';

export const teamEmail = 'team@agency.test';
export const siteUrl = 'https://agency.test';

interface Sent {
  id?: string;
  thread?: string;
  version?: number;
  /** Seconds from now. */
  after?: number;
  headers?: Record<string, string>;
  request?: Partial<ConsultationRequest>;
  secret?: string;
  body?: string;
}

export function delivery({ id = randomUUID(), after = 0, request = {}, ...sent }: Sent): Delivery {
  const timestamp = Math.floor(Date.now() / 1000) + after;
  const body = sent.body ?? JSON.stringify(aRequest({ email: 'ana@visitor.test', ...request }));
  return {
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(sent.secret ?? testSecret, id, timestamp, body),
      'x-thread': sent.thread ?? id,
      'x-version': String(sent.version ?? 0),
      ...sent.headers,
    },
  };
}

/** Each message corrects the previous one. */
export function threadOf(...sent: Sent[]) {
  const thread = randomUUID();
  const ids = sent.map((_, version) => (version ? randomUUID() : thread));
  const messages = sent.map((one, version) => {
    const corrected = ids[version - 1];
    const headers = { ...(corrected && { 'x-corrects': corrected }), ...one.headers };
    return delivery({ id: ids[version] ?? '', thread, version, ...one, headers });
  });
  return { thread, ids, messages };
}

export const callAt = (callTime: string) =>
  ({ contactMethod: 'phone', callDate: '2026-12-02', callTime }) as const;

/** Sets up the workflow of docs/n8n.md. */
function configured(settings: Record<string, unknown>): Workflow {
  const workflow = readWorkflow('docs/n8n-workflow.json');
  const parameters = workflow.nodes.find(({ name }) => name === 'Settings')?.parameters;
  const { assignments } = (parameters?.assignments ?? {}) as {
    assignments: { name: string; value: unknown }[];
  };
  for (const one of assignments) one.value = settings[one.name] ?? one.value;
  return workflow;
}

/** @param settings overrides of a working set-up */
export const consultationsN8n = (settings: Record<string, unknown> = {}) =>
  createN8n(
    configured({ teamEmail, senderEmail: 'hello@agency.test', siteUrl, ...settings }),
    testSecret,
  );

type N8n = ReturnType<typeof consultationsN8n>;

export const toVisitors = ({ mails }: N8n) => mails.filter(({ to }) => to !== teamEmail);
export const toTeam = ({ mails }: N8n) => mails.filter(({ to }) => to === teamEmail);
