/** `npm run n8n`: makes docs/n8n-workflow.json and docs/n8n-alerts.json, whose nodes have the scripts of docs/n8n. */
import { writeFileSync } from 'node:fs';
import { workflowFiles } from './n8n/workflowFiles';

for (const [file, text] of Object.entries(workflowFiles())) writeFileSync(file, text);
