import { randomUUID } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { sign } from '@/server/webhook/message';
import { aRequest } from '../samples/consultationRequest';
import { testSecret } from '../site/environment';
import { createN8n, type Delivery, readWorkflow, type Workflow } from './n8nUnderTest';

export const teamEmail = 'team@agency.test';
export const siteUrl = 'https://agency.test';

/** One moment for all: of what is sent within a second, what comes later counts. */
const now = Math.floor(Date.now() / 1000);

interface Sent {
  id?: string;
  thread?: string;
  version?: number;
  /** Seconds from now at which it was sent. */
  after?: number;
  headers?: Record<string, string>;
  request?: Partial<ConsultationRequest>;
  secret?: string;
  body?: string;
}

/** A message as the site sends it, of a visitor at a real address. */
export function delivery({ id = randomUUID(), after = 0, request = {}, ...sent }: Sent): Delivery {
  const timestamp = now + after;
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

/** What a request says that asks for a call. */
export const callAt = (callTime: string) =>
  ({ contactMethod: 'phone', callDate: '2026-12-02', callTime }) as const;

/** The workflow of docs/n8n.md after its set-up. */
function configured(settings: Record<string, string>): Workflow {
  const workflow = readWorkflow('docs/n8n-workflow.json');
  const parameters = workflow.nodes.find(({ name }) => name === 'Settings')?.parameters;
  const { assignments } = (parameters?.assignments ?? {}) as {
    assignments: { name: string; value: string }[];
  };
  for (const one of assignments) one.value = settings[one.name] ?? one.value;
  return workflow;
}

/** An n8n that is set up; `settings` differ from a working set-up. */
export const consultationsN8n = (settings: Record<string, string> = {}) =>
  createN8n(
    configured({ teamEmail, senderEmail: 'hello@agency.test', siteUrl, ...settings }),
    testSecret,
  );

type N8n = ReturnType<typeof consultationsN8n>;

export const toVisitors = ({ mails }: N8n) => mails.filter(({ to }) => to !== teamEmail);
export const toTeam = ({ mails }: N8n) => mails.filter(({ to }) => to === teamEmail);
