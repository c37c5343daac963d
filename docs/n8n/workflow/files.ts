import { alerts } from './alerts';
import { consultations } from './consultations';

const jsonOf = (workflow: object) => `${JSON.stringify(workflow, null, 2)}\n`;

/** Imported into n8n (docs/n8n.md). */
export const workflowFiles: Record<string, string> = {
  'docs/n8n-workflow.json': jsonOf(consultations),
  'docs/n8n-alerts.json': jsonOf(alerts),
};
