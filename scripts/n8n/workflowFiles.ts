import { alerts } from './alerts';
import { requests } from './requests';

const toText = (workflow: unknown) => `${JSON.stringify(workflow, null, 2)}\n`;

/** The two workflows of docs/n8n.md as n8n imports them, by their files. */
export const workflowFiles = (): Record<string, string> => ({
  'docs/n8n-workflow.json': toText(requests()),
  'docs/n8n-alerts.json': toText(alerts()),
});
