/** Files that a process may have open, sockets among them. */
export function openFilesMost(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits: { open_files: { soft: number | string } }
  }
  return Number(userLimits.open_files.soft) || Number.POSITIVE_INFINITY
}
