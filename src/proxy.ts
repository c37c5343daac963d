import { type NextRequest, NextResponse } from 'next/server';
import { policyFile, readBuilt, siteFile } from '@/lib/buildOutput';
import { type Deployment, headersFor } from '@/lib/headers/headersFor';
import { canonicalPath } from '@/lib/paths';

/** Everything but the API, files named after their content, and the share images. */
export const config = { matcher: '/((?!api/|_next/static/|share/).*)' };

function readDeployment(): Deployment {
  if (process.env.NODE_ENV === 'development') return {};
  try {
    return { policies: readBuilt(policyFile), siteUrl: readBuilt(siteFile).SITE_URL };
  } catch {
    console.error('The pages are sent without their security policy: build with npm run build');
    return {};
  }
}

const deployment = readDeployment();

/**
 * Sends the headers of pages, and redirects other spellings of a page's path to the page. The
 * site's own server sends the pages itself, with the same headers (scripts/postbuild).
 */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const path = canonicalPath(nextUrl.pathname);
  const policy = deployment.policies?.[path];
  const response =
    policy && path !== nextUrl.pathname
      ? NextResponse.redirect(new URL(path + nextUrl.search, nextUrl), 308)
      : NextResponse.next();
  const headers = headersFor(path, deployment);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
