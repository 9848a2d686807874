interface ImportMetaEnv {
  /** The base URL of the API, if it differs from the client's. */
  readonly VITE_API_URL?: string;
}
