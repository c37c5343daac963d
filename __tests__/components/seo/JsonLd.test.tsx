import { structuredData, toScriptText } from '@/components/seo/JsonLd';
import { site } from '@/content/site';

test('the agency has the footer’s contact details, and no profile on a network’s home page', () => {
  const [agency] = structuredData();
  const { email, phone: telephone, name, url } = site;
  expect(agency).toMatchObject({ email, telephone, name, url: `${url}/` });
  expect(agency).not.toHaveProperty('sameAs');
});

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
