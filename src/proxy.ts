import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';
import { notFoundPath, policyFile, policyWithoutHashes } from '@/lib/contentSecurityPolicy';

/** Documents only: the router's own requests for page data take their rights from the document. */
export const config = {
  matcher: [
    {
      source: '/((?!api/|_next/static/).*)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
  ],
};

type Policies = Readonly<Record<string, string>>;

function readPolicies(): Policies {
  if (process.env.NODE_ENV === 'development') return {};
  try {
    return JSON.parse(
      readFileSync(join(/*turbopackIgnore: true*/ process.cwd(), policyFile), 'utf8'),
    );
  } catch {
    console.error('The pages are sent without their security policy: build with npm run build');
    return {};
  }
}

const policies = readPolicies();

/**
 * Sends each page its own Content-Security-Policy, made when it was built, so that pages stay
 * static; and lets no cache show one, with its policy, past a new build without asking.
 */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const response = NextResponse.next();
  const own = policies[nextUrl.pathname];
  const policy = own ?? policies[notFoundPath] ?? policyWithoutHashes;
  response.headers.set('Content-Security-Policy', policy);
  if (own) response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  return response;
}
