import { callRules } from '@/features/consultation/model/call/callRules';
import { columns } from './dataTable';
import { condition, idOf, node, type Part, stickyNote, workflow } from './nodes';
import { reminders } from './reminders';
import { requests } from './requests';

/** The agency fills these in. */
const settings = {
  teamEmail: 'team@example.com',
  senderEmail: 'hello@example.com',
  siteName: 'AI Automation Agency',
  siteUrl: 'https://agency.example',
  timeZone: 'America/New_York',
  callMinutes: callRules.callMinutes,
  reminders: true,
};

const assignments = Object.entries(settings).map(([name, value]) => ({
  id: idOf(`Settings/${name}`),
  name,
  value,
  type: typeof value,
}));

const listed = Object.entries(columns).map(([name, type]) => `\`${name}\` (${type})`);

/** Both triggers lead to one node with the settings. */
const shared: Part = {
  nodes: [
    node('Settings', 'set@3.4', [2, 0], { assignments: { assignments }, options: {} }),
    condition('Delivery?', [3, 0], "$('Check signature').isExecuted"),
    stickyNote(
      'Note: set-up',
      [-60, -420],
      [880, 380],
      `## Before you activate

Needs in the environment of n8n:

- \`CONSULTATION_WEBHOOK_SECRET\`: the same value as on the site
- \`NODE_FUNCTION_ALLOW_BUILTIN=crypto\`
- \`N8N_BLOCK_ENV_ACCESS_IN_NODE=false\`
- \`DB_SQLITE_POOL_SIZE=4\`: n8n 1.x on SQLite fails without it when requests arrive together

Needs a data table with the columns ${listed.join(', ')}. All Data table nodes contain its id.

Fill in _Settings_, and choose the SMTP credential in the three mail nodes.`,
    ),
  ],
  connections: {
    Settings: [['Delivery?']],
    'Delivery?': [['Claim'], ['Calls of the next day']],
  },
};

export const consultations = workflow('consultations', 'Consultation requests', [
  shared,
  requests,
  reminders,
]);
