import { statfs } from 'node:fs/promises'

/** Room on the disk of a folder; null where there is no such folder at this process. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    // A process that keeps nothing there has none.
    return null
  }
}
