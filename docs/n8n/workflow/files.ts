import { alerts } from './alerts';
import { consultations } from './consultations';

const jsonOf = (workflow: object) => `${JSON.stringify(workflow, null, 2)}\n`;

/** The files that n8n imports (docs/n8n.md), with their contents. */
export const workflowFiles: Record<string, string> = {
  'docs/n8n-workflow.json': jsonOf(consultations),
  'docs/n8n-alerts.json': jsonOf(alerts),
};
