import { findShell, shellVariable } from '../scripts/browser.ts'

/** Vitest global setup: the headless shell is unpacked once, before journeys start side by side. */
export default async function setup(): Promise<void> {
  process.env[shellVariable] = await findShell()
}
