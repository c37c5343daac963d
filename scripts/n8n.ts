/** `npm run n8n`: generates the workflows that n8n imports. */
import { writeFileSync } from 'node:fs';
import { workflowFiles } from '../docs/n8n/workflow/files';

for (const [file, text] of Object.entries(workflowFiles)) writeFileSync(file, text);
