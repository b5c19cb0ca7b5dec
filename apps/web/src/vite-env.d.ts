interface ImportMeta {
  /** Filled in by the build. */
  readonly env: { readonly SSR: boolean }
  /** Loaders of the files that match, by their path. */
  glob<T>(pattern: string, options: { query: string; import: string }): Record<string, () => Promise<T>>
  /** The files that match, by their path. */
  glob<T>(patterns: string | string[], options: { eager: true }): Record<string, T>
}
