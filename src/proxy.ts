import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';
import { notFoundPath, policyFile, policyWithoutHashes } from '@/lib/contentSecurityPolicy';
import { canonicalPath } from '@/lib/paths';
import { securityHeaders } from '@/lib/securityHeaders';

/**
 * Everything but the API, which answers for itself, files named after their content, and pictures
 * that are made to be shown elsewhere.
 */
export const config = { matcher: '/((?!api/|_next/static/|share/).*)' };

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
 * static; lets no cache keep one past a new build without asking, whatever headers it was asked for
 * with; and leads other spellings of a page's path to the page.
 */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const path = canonicalPath(nextUrl.pathname);
  const own = policies[path];
  const response =
    own && path !== nextUrl.pathname
      ? NextResponse.redirect(new URL(path + nextUrl.search, nextUrl), 308)
      : NextResponse.next();
  const headers = {
    ...securityHeaders(process.env.SITE_URL),
    'Content-Security-Policy': own ?? policies[notFoundPath] ?? policyWithoutHashes,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
