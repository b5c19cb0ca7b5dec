import project from '../../package.json' with { type: 'json' }

/** Version and kind of machine, by which a backup is compared with what restores it. */
export const thisVersion = {
  version: project.version,
  machine: `${process.platform}-${process.arch}`,
}

/** True where a version, as 1.2.3, comes after another. */
export const isLater = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0
