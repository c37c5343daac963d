import { code, connect, isTrue, note, replaceable, webhook } from './nodes';
import { checkCall } from './requests';

/** The workflow that receives the site's alerts, for another n8n. */
export const alerts = () => ({
  id: 'sitealerts',
  versionId: '0b8d6b9e-3c0d-4b57-9a55-6f3f5f1d7a02',
  name: 'Site alerts',
  nodes: [
    webhook('Site alert', 'site-alert'),
    code(
      'Check signature',
      [240, 0],
      ['signature'],
      checkCall(
        /^alert-/,
        "{ id: headers['webhook-id'], request: JSON.parse(body.toString('utf8')) }",
      ),
    ),
    isTrue('Trouble?', [480, 0], "={{ $json.request.status !== 'ok' }}"),
    replaceable('Report trouble', [720, -120]),
    replaceable('Report recovery', [720, 120]),
    note(
      'Note: set-up',
      [-60, -400],
      '## Use another n8n for this\n\nAn n8n that is down cannot report that it is down.\n\n' +
        'Needs in the environment of n8n:\n\n- `CONSULTATION_WEBHOOK_SECRET`: the same value as on the site\n' +
        '- `NODE_FUNCTION_ALLOW_BUILTIN=crypto`\n- `N8N_BLOCK_ENV_ACCESS_IN_NODE=false`\n\n' +
        'The sentence to send is `{{ $json.request.text }}`; the list of reasons is `{{ $json.request.reasons }}`.',
      [660, 350],
    ),
  ],
  connections: connect({
    'Site alert': [['Check signature']],
    'Check signature': [['Trouble?']],
    'Trouble?': [['Report trouble'], ['Report recovery']],
  }),
  settings: { executionOrder: 'v1' },
  active: false,
});
