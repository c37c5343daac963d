import { toScriptText } from '@/components/seo/JsonLd';

const attacks = [
  '</script><script>alert(1)</script>',
  '</SCRIPT >',
  '<!--<script>',
  ']]>&lt;',
  'line\u2028and\u2029paragraph',
];

test.each(attacks)('%j does not end the script and stays unchanged', (text) => {
  const written = toScriptText({ text });
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual({ text });
});
