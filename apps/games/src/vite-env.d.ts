interface ImportMeta {
  /** Loaders of the files that match, by their path. */
  glob(pattern: string, options: { import: string }): Record<string, () => Promise<unknown>>
}
