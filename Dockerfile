# The site as a container: `docker build -t agency-site .`
# The texts and addresses (SITE_*) are part of the pages, so they are given to the build:
# `--build-arg SITE_URL=https://www.example.com`. Everything else is read when it starts.
# The operator's tool is inside: `docker exec CONTAINER node outbox.mjs list`.

FROM node:20-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG SITE_NAME
ARG SITE_EMAIL
ARG SITE_PHONE
ARG SITE_LINKEDIN_URL
ARG SITE_INSTAGRAM_URL
ARG SITE_TIME_ZONE
RUN npm run build && npm run standalone -- /site

FROM node:20-bookworm-slim
WORKDIR /site
# Next's server listens on HOSTNAME, which a container runtime sets to the container's own name.
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOSTNAME=0.0.0.0 \
    PORT=3000 \
    DATABASE_URL=file:/data/outbox.db
# The server also reads them when it answers: who may post to it, and in which zone bookings are.
ARG SITE_URL
ARG SITE_NAME
ARG SITE_EMAIL
ARG SITE_PHONE
ARG SITE_LINKEDIN_URL
ARG SITE_INSTAGRAM_URL
ARG SITE_TIME_ZONE
ENV SITE_URL=$SITE_URL \
    SITE_NAME=$SITE_NAME \
    SITE_EMAIL=$SITE_EMAIL \
    SITE_PHONE=$SITE_PHONE \
    SITE_LINKEDIN_URL=$SITE_LINKEDIN_URL \
    SITE_INSTAGRAM_URL=$SITE_INSTAGRAM_URL \
    SITE_TIME_ZONE=$SITE_TIME_ZONE
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /site ./
USER node
# The outbox: requests that the webhook has not taken yet. Without a volume they go with the container.
VOLUME /data
EXPOSE 3000
# Whether this process serves. Not /api/health: that also says when the webhook is down, which no new
# container would mend, and a proxy that leaves out unhealthy ones would take the site down with it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process and gets SIGTERM: it finishes what is in hand within 10 seconds.
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]
