# Vitrine in a container: docs/operations.md says how it is run. Both bases can be other ones, such as those of an own
# registry: Debian or what is made of it, BUILD with npm. Node and PostgreSQL come along with the libraries.
ARG BUILD=docker.io/library/node:24-trixie-slim
ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BUILD} AS build
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1
WORKDIR /opt/vitrine
COPY package.json package-lock.json ./
COPY packages/contract/package.json packages/contract/
COPY tools/setup.mjs tools/
RUN node tools/setup.mjs --install-only
COPY . .
RUN node tools/setup.mjs && cp node_modules/.installed web/dist/
# what runs needs nothing of what builds; npm prune leaves half of that
RUN npm run --silent sbom > sbom.cdx.json && rm -rf node_modules web/src web/public && SKIP_FFMPEG=true npm ci --omit=dev --no-audit --no-fund --loglevel=error \
  && cp web/dist/.installed node_modules/.installed && node tools/setup.mjs --install-only

FROM ${BASE}
# whoever owns the data
ARG USER_ID=10001
# what Node is linked with, and what walls around strangers' files are made by
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates libatomic1 util-linux && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/vitrine
COPY --from=build /opt/vitrine ./
# PostgreSQL asks for the name of its user
RUN echo "vitrine:x:${USER_ID}:${USER_ID}::/var/lib/vitrine:/usr/sbin/nologin" >> /etc/passwd \
  && mkdir -p /var/lib/vitrine && chown ${USER_ID}:${USER_ID} /var/lib/vitrine && chmod 0700 /var/lib/vitrine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 WORKER_PORT=8000 DATA_DIR=/var/lib/vitrine
USER ${USER_ID}:${USER_ID}
VOLUME /var/lib/vitrine
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --retries=4 \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/.bin/node", "server/src/main.ts"]
