import { findOriginRefusal } from '@/server/consultation/admit';

const ours = 'https://agency.example';
const evil = 'https://evil.example';
const blog = 'https://blog.agency.example';
const www = 'https://www.agency.example';

interface Circumstances {
  siteUrl?: string;
  trustForwardedHost?: boolean;
}

function outcomeOf(
  headers: Record<string, string>,
  { siteUrl = ours, trustForwardedHost = false }: Circumstances,
) {
  const all = new Headers({ host: '10.0.0.1:3000', ...headers });
  const refusal = findOriginRefusal(all, siteUrl, trustForwardedHost);
  if (!refusal) return 'accepted';
  return refusal.isOurs ? 'refused, perhaps ours' : 'refused';
}

const local = { siteUrl: 'http://localhost:3000' };
const forwarded = { origin: evil, 'x-forwarded-host': 'evil.example' };
const claimed = { origin: evil, 'x-forwarded-host': 'evil.example, agency.example' };
const from = (origin: string, site?: string) => ({
  origin,
  ...(site && { 'sec-fetch-site': site }),
});

const at = (name: string, host: string) => ({ origin: `https://${name}`, host });

const posts: [string, string, Record<string, string>, Circumstances?][] = [
  ['no browser', 'accepted', {}],
  ['the configured site', 'accepted', from(ours)],
  ['the host it was addressed to', 'accepted', from('http://10.0.0.1:3000')],
  ['its host in capitals', 'accepted', at('www.example.com', 'WWW.Example.com')],
  ['its host with the port of HTTPS', 'accepted', at('www.example.com', 'www.example.com:443')],
  [
    'its host with another port',
    'refused, perhaps ours',
    at('www.example.com', 'www.example.com:80'),
  ],
  [
    'the host with its port that our proxy names',
    'accepted',
    { origin: evil, 'x-forwarded-host': 'Evil.example:443' },
    { trustForwardedHost: true },
  ],
  ['a malformed host', 'refused', at('www.example.com', 'a b')],
  ['the same origin, by Fetch Metadata', 'accepted', from(blog, 'same-origin')],
  ['the host that our proxy names', 'accepted', forwarded, { trustForwardedHost: true }],
  [
    'the host that the client claims',
    'refused, perhaps ours',
    claimed,
    { trustForwardedHost: true },
  ],
  ['the host that another proxy names', 'refused, perhaps ours', forwarded],
  ['another name of the site', 'refused, perhaps ours', from(www)],
  ['a subdomain of the site', 'refused, perhaps ours', from(blog)],
  ['a subdomain of a site with www', 'refused, perhaps ours', from(blog), { siteUrl: www }],
  ['the domain above the site', 'refused, perhaps ours', from(ours), { siteUrl: blog }],
  ['the site without TLS', 'refused, perhaps ours', from('http://agency.example')],
  ['its host, on another port', 'refused, perhaps ours', from('http://10.0.0.1')],
  ['the same site, by Fetch Metadata', 'refused, perhaps ours', from(evil, 'same-site')],
  ['another site while SITE_URL is local', 'refused, perhaps ours', from(evil), local],
  [
    'another site by Fetch Metadata, while SITE_URL is local',
    'refused',
    from(evil, 'cross-site'),
    local,
  ],
  ['another site', 'refused', from(evil)],
  ['a cross-site page with our origin', 'refused', from(ours, 'cross-site')],
  ['an opaque origin', 'refused', from('null')],
  ['a name that only ends like it', 'refused', from('https://notagency.example')],
];

test.each(posts)('a post from %s is %s', (_name, outcome, headers, circumstances = {}) => {
  expect(outcomeOf(headers, circumstances)).toBe(outcome);
});
