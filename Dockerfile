# The steps stand in deploy/image.sh, which tests run without a container. docs/operations.md says how to use the image.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY deploy/image.sh deploy/image.sh
RUN sh deploy/image.sh install
COPY . .
RUN sh deploy/image.sh build
RUN sh deploy/image.sh lay /app

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Where `npm run admin` and the other commands may write though the rest is read-only.
ENV npm_config_cache=/tmp/npm npm_config_update_notifier=false
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthy.mjs", "/healthz"]
# No shell and no npm in between, which would keep SIGTERM to themselves.
CMD ["node", "--enable-source-maps", "dist/server/main.mjs", "--production"]
