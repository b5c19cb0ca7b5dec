# Sources run as they are; only what browsers load is built. PostgreSQL comes from outside, by DATABASE_URL.
FROM node:24-bookworm-slim AS build
WORKDIR /baize
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.ts --all
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 BAIZE_DATA=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /baize
COPY --from=build /baize/node_modules node_modules
COPY --from=build /baize/package.json /baize/package-lock.json ./
COPY --from=build /baize/apps apps
COPY --from=build /baize/packages packages
COPY --from=build /baize/scripts scripts
# Volumes that several processes share are mounted at the last two, and take their owner.
RUN mkdir -p /data/uploads /data/heads && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "scripts/start.ts"]
