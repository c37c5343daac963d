# The site as a container: `docker build -t agency-site .`
# SITE_* become part of the pages, so the build needs them: `--build-arg SITE_URL=https://www.example.com`.
# The server reads all other settings when it starts.
# The operator's tool: `docker exec site outbox list`

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./

# A running site needs no compiler, no image library and no source maps. Playwright is here only because Next names it
# as an optional peer dependency.
FROM base AS dependencies
RUN npm ci --omit=dev --ignore-scripts \
  && cd node_modules \
  && rm -rf @next/swc-* @img sharp @playwright playwright playwright-core \
  && find . -name '*.map' -delete

FROM base AS build
RUN npm ci --ignore-scripts
COPY . .
ARG SITE_URL
ARG SITE_NAME
ARG SITE_EMAIL
ARG SITE_PHONE
ARG SITE_LINKEDIN_URL
ARG SITE_INSTAGRAM_URL
ARG SITE_PRIVACY_URL
ARG SITE_TIME_ZONE
ARG SITE_CLOSED_DATES
ARG SITE_SIMULATED_BOOKINGS
ARG SITE_ADDRESS
ARG SITE_PEOPLE
ARG SITE_FOUNDED
# The privacy page shows them.
ARG PURGE_DELIVERED_AFTER
ARG PURGE_QUARANTINED_AFTER
RUN npm run build && rm -rf .next/cache

FROM base
ENV NODE_ENV=production \
    PORT=3000 \
    DATABASE_URL=file:/data/outbox.db
COPY --from=dependencies /site/node_modules ./node_modules
COPY --from=build /site/.next ./.next
COPY --from=build /site/dist ./dist
COPY --from=build /site/public ./public
COPY next.config.js ./
COPY src/lib/headers/headers.json ./src/lib/headers/
RUN chmod +x dist/outbox.js && ln -s /site/dist/outbox.js /usr/local/bin/outbox \
  && install --directory --owner=node --group=node --mode=700 /data
# The user `node`, as a number: an orchestrator that admits no root (`runAsNonRoot`) cannot look up a name.
USER 1000:1000
# The outbox. Without a volume, waiting requests are deleted with the container.
VOLUME /data
EXPOSE 3000
# Checks that pages are served. /api/health also reports a webhook that is down, which a new container would not repair.
# `agent: false` ignores a proxy that the environment names.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "http.get({ host: '127.0.0.1', port: process.env.PORT, agent: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# On SIGTERM, the server finishes what is in flight within 12 seconds.
CMD ["node", "dist/main.js"]
