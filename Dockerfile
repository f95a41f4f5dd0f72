# Two images of one build: `--target platform`, and `--target site --build-arg BRAND=<folder in apps/>`.
# docs/operations.md says how they are run; tooling/house-rules/src/containers checks this file.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /lobby
ENV CI=1
# The libraries alone at first: this layer is built again when one of them changes, not at every change of ours.
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .pnpmfile.cjs ./
RUN npx --yes "$(node -p "require('./package.json').packageManager")" fetch
COPY . .
RUN node tooling/bootstrap/ready.mjs
RUN npx turbo run build --filter=@lobby/platform --filter='./apps/*'
# What runs needs few of the libraries, and none that only build.
RUN npx pnpm --filter @lobby/platform deploy --prod --legacy --prefer-offline /out/platform \
  && npx pnpm --filter @lobby/vite-preset deploy --prod --legacy --prefer-offline /out/site

FROM node:24.21.0-bookworm-slim AS platform
WORKDIR /app
# The folder of a volume takes its owner from the image.
RUN install -d -o node -g node -m 700 /data
COPY --from=build /out/platform/package.json ./
COPY --from=build /out/platform/node_modules ./node_modules
COPY --from=build /lobby/platform/app/dist ./dist
ENV NODE_ENV=production LOBBY_HOST=0.0.0.0 LOBBY_PORT=4000 LOBBY_DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]

FROM node:24.21.0-bookworm-slim AS site
ARG BRAND
WORKDIR /app
COPY --from=build /out/site/package.json ./
COPY --from=build /out/site/node_modules ./node_modules
COPY --from=build /lobby/tooling/vite-preset/src/serve ./src/serve
COPY --from=build /lobby/apps/${BRAND}/dist ./dist
ENV NODE_ENV=production
USER node
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4100/home').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/serve/serve-main.js", "--dir", "dist", "--host", "0.0.0.0", "--port", "4100", "--upstream", "http://platform:4000"]
