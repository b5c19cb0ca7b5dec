interface ImportMeta {
  /** Filled in by the build. */
  readonly env: { readonly SSR: boolean }
}
