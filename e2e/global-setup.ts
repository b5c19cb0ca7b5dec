import { findShell, shellVariable } from '../scripts/browser.ts'

/** Before all journeys: the headless shell is unpacked once, as they start side by side. */
export default async function setup(): Promise<void> {
  process.env[shellVariable] = await findShell()
}
