# One image for the server, the workers and the migration. What is compiled in it (argon2, the canvas of pdf.js) comes
# prebuilt from npm for linux/amd64 and linux/arm64, the rest is JavaScript and WebAssembly, so that
# `docker buildx build --platform linux/amd64,linux/arm64 .` needs no compiler.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
# Removes what only builds the client or is bundled into it, and the embedded database: containers use a service.
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund \
    @fontsource/ibm-plex-sans @fontsource/ibm-plex-sans-arabic @lingui/core @lingui/message-utils @lingui/react \
    @tailwindcss/vite @tanstack/react-query @vitejs/plugin-react embedded-postgres lucide-react pdfjs-dist \
    radix-ui react react-dom react-dropzone react-hook-form react-router-dom socket.io-client sonner tailwindcss \
    typescript-native uqr vite \
  && rm -rf node_modules/typescript node_modules/@typescript node_modules/.package-lock.json
# Of the recognition engine only the builds that run on Node, and the data that they use, are kept; of the tokenizer its
# modules; of all packages neither types nor source maps; of our own folders what the program reads beside dist/.
RUN find node_modules/tesseract.js-core -name '*.js' -not -name '*simd-lstm.js' -delete \
  && find node_modules/tesseract.js-core -name '*.wasm' -not -name '*simd-lstm.wasm' -delete \
  && rm -rf node_modules/@tesseract.js-data/*/4.0.0 node_modules/gpt-tokenizer/cjs node_modules/gpt-tokenizer/dist \
  && find node_modules -type f '(' -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' ')' -delete \
  && find platform workers -name '*.ts' -delete && find platform workers -type d -empty -delete \
  && rm -rf dist/.tsbuildinfo

FROM node:24-bookworm-slim
# tini passes signals on and reaps the processes that a killed document extraction leaves behind, with any runtime;
# antiword and catdoc read the Word files of the nineties.
RUN apt-get update && apt-get install -y --no-install-recommends tini antiword catdoc \
  && rm -rf /var/lib/apt/lists/* && install -d -o 1000 -g 1000 /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data HEALTH_FILE=/tmp/worker-health
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/platform platform
COPY --from=build /app/workers workers
COPY --from=build /app/dist dist
# By number, so that Kubernetes can tell that it is not root. The root file system may be read-only: only /data and /tmp
# are written to.
USER 1000:1000
VOLUME /data
EXPOSE 3000
ENTRYPOINT ["tini", "--"]
# The default; docker-compose.yml and deploy/kubernetes name a command and a health check for each part.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
