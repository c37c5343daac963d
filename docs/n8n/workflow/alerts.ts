import { condition, node, stickyNote, webhook, workflow } from './nodes';
import { checkSignature } from './scripts';

const replaced = { notesInFlow: true, notes: 'Replace this node' };

export const alerts = workflow('sitealerts', 'Site alerts', [
  {
    nodes: [
      webhook('Site alert', [0, 0], 'site-alert'),
      checkSignature(
        [1, 0],
        {},
        /^alert-/,
        "{ id: headers['webhook-id'], request: JSON.parse(body.toString('utf8')) }",
      ),
      condition('Trouble?', [2, 0], "$json.request.status !== 'ok'"),
      node('Report trouble', 'noOp@1', [3, -1], {}, replaced),
      node('Report recovery', 'noOp@1', [3, 1], {}, replaced),
      stickyNote(
        'Note: set-up',
        [-60, -400],
        [660, 350],
        `## Use another n8n for this

An n8n that is down cannot report that it is down.

Needs in the environment of n8n:

- \`CONSULTATION_WEBHOOK_SECRET\`: the same value as on the site
- \`NODE_FUNCTION_ALLOW_BUILTIN=crypto\`
- \`N8N_BLOCK_ENV_ACCESS_IN_NODE=false\`

The sentence to send is \`{{ $json.request.text }}\`; the list of reasons is \`{{ $json.request.reasons }}\`.`,
      ),
    ],
    connections: {
      'Site alert': [['Check signature']],
      'Check signature': [['Trouble?']],
      'Trouble?': [['Report trouble'], ['Report recovery']],
    },
  },
]);
