/**
 * `npm run n8n`: puts the scripts of docs/n8n, and the site's own words, into the Code nodes of docs/n8n-workflow.json
 * and docs/n8n-alerts.json. Everything else stands there, as n8n exports it.
 */
import { writeFileSync } from 'node:fs';
import { workflowFiles } from './n8n/workflowFiles';

for (const [file, text] of Object.entries(workflowFiles())) writeFileSync(file, text);
