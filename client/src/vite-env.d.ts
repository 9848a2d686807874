interface ImportMetaEnv {
  /** The API's address where it is another one than the client's. */
  readonly VITE_API_URL?: string;
}
