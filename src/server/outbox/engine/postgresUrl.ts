import 'server-only';

/** Which encryption to try, one after another, for each `sslmode` of psql. `prefer` is the driver's unverified TLS. */
const encryptions = new Map([
  ['disable', ['disable']],
  ['allow', ['disable', 'prefer']],
  ['prefer', ['prefer', 'disable']],
  ['require', ['require']],
  ['verify-ca', ['verify-ca']],
  ['verify-full', ['verify-full']],
]);

/** A way to connect: the number of a server, and a URL for the driver, which names one server and one encryption. */
export interface Route {
  server: number;
  url: URL;
}

/** One URL for each server that a `postgres://` URL names, where the driver looks: in its parameters. */
function serversOf(text: string): URL[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(text) ?? [];
  return hosts.split(',').flatMap((host) => {
    const url = new URL(`${start}${host || 'localhost'}${rest}`);
    const { hostname, port, searchParams } = url;
    const names = (searchParams.get('host') ?? decodeURIComponent(hostname)).split(',');
    const ports = (searchParams.get('port') ?? port).split(',');
    return names.map((name, index) => {
      const server = new URL(url);
      server.searchParams.set('host', name.replace(/^\[(.*)\]$/, '$1'));
      server.searchParams.set('port', ports[index] ?? ports[0] ?? '');
      return server;
    });
  });
}

/** The ways to connect that a `postgres://` URL names as psql takes it, in their order. @throws for any other text */
export function routesTo(databaseUrl: string): Route[] {
  return serversOf(databaseUrl).flatMap((url, server) => {
    const mode = url.searchParams.get('sslmode') ?? 'prefer';
    const hasAuthority = url.searchParams.has('sslrootcert');
    const known = mode === 'verify-ca' && !hasAuthority ? undefined : encryptions.get(mode);
    if (!known) throw new Error('sslmode is not one of psql, or lacks what it needs');
    // The machine's own authorities, which are Node's default.
    if (url.searchParams.get('sslrootcert') === 'system') url.searchParams.delete('sslrootcert');
    url.searchParams.set('uselibpqcompat', 'true');
    const isSocket = url.searchParams.get('host')?.startsWith('/');
    return (isSocket ? ['disable'] : known).map((encryption) => {
      const route = new URL(url);
      route.searchParams.set('sslmode', encryption);
      return { server, url: route };
    });
  });
}

export function isPostgresUrl(text: string): boolean {
  try {
    return routesTo(text).length > 0;
  } catch {
    return false;
  }
}
