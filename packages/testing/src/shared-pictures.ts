import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Names the folder of drawn pictures that the sites of a test run share. */
export const PICTURES_VARIABLE = 'BAIZE_TEST_PICTURES'

/**
 * Lets the server of a new data folder draw into the folder of the run: it draws hundreds of covers ahead, which would take
 * most of a test's time if each did so again.
 */
export function sharePictures(dataFolder: string): void {
  const shared = process.env[PICTURES_VARIABLE]
  if (!shared) return
  mkdirSync(dataFolder, { recursive: true })
  symlinkSync(shared, join(dataFolder, 'pictures'))
}
