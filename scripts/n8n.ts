/** Runs as `npm run n8n`: writes the workflows that n8n imports from their sources in docs/n8n. */
import { writeFileSync } from 'node:fs';
import { workflowFiles } from '../docs/n8n/workflow/files';

for (const [file, text] of Object.entries(workflowFiles)) writeFileSync(file, text);
