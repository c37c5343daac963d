/** Why each package that runs in production is there. One sentence each, for whoever audits them. */
export const dependencyReasons: Readonly<Record<string, string>> = {
  '@fontsource-variable/bricolage-grotesque':
    'The display face, served from the site itself; its files are copied into the build.',
  '@fontsource-variable/figtree':
    'The text face, served from the site itself; its files are copied into the build.',
  '@next/env': "Reads the .env files for the operator's command, as Next does for the site.",
  '@photostructure/sqlite':
    'The embedded outbox: SQLite with prebuilt binaries, so that a request is on disk before it is answered.',
  'date-fns': 'Reads and writes calendar days; react-datepicker brings the same version.',
  'lucide-react': 'Small functional icons, drawn on the server.',
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
