/** Why each package that runs in production is there. One sentence each, for whoever audits them. */
export const dependencyReasons: Readonly<Record<string, string>> = {
  '@date-fns/tz': 'Reckons days and times in the zone of the agency.',
  '@fontsource-variable/bricolage-grotesque':
    'The display face, served from the site itself; its files are copied into the build.',
  '@fontsource-variable/figtree':
    'The text face, served from the site itself; its files are copied into the build.',
  '@next/env': "Reads the .env files for the operator's command, as Next does for the site.",
  '@opentelemetry/api':
    'Names the spans and counters; does nothing unless an endpoint is configured.',
  '@opentelemetry/core': "Hands OpenTelemetry's own failures to the site's log.",
  '@opentelemetry/exporter-metrics-otlp-http': 'Sends the counters to a configured OTLP endpoint.',
  '@opentelemetry/exporter-trace-otlp-http': 'Sends the spans to a configured OTLP endpoint.',
  '@opentelemetry/resources': 'Says in spans and counters which service they come from.',
  '@opentelemetry/sdk-metrics': 'Counts, when an endpoint is configured.',
  '@opentelemetry/sdk-trace': 'Records spans, when an endpoint is configured.',
  '@photostructure/sqlite':
    'The embedded outbox: SQLite with prebuilt binaries, so that a request is on disk before it is answered.',
  'date-fns': 'Reads and writes calendar days; react-datepicker brings the same version.',
  next: 'The framework: routing, prerendered pages and the server.',
  pg: 'The outbox on PostgreSQL, for several machines.',
  pino: 'Structured log lines that a collector can read.',
  'rate-limiter-flexible': "Counts a client's requests, so that a flood is set apart.",
  react: 'What the pages and the form are made of.',
  'react-datepicker': 'The calendar of the consultation form, loaded when a phone call is chosen.',
  'react-dom': 'Renders React on the server and in the browser.',
  seedrandom: 'Draws the booked slots of a date, the same ones in every browser.',
  'server-only': 'Stops the build when code of the server is about to reach the browser.',
  'styled-components': 'Styles beside the components they belong to, without script on most pages.',
  zod: 'One schema for the form, the route and the environment.',
};
