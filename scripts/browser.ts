import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium for tests: the one that CHROME names, an installed one, or the one among the dependencies. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROME names ${named}, which does not exist.`)
  }
  const installed = usualPlaces.find(path => existsSync(path))
  if (installed) return installed
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

/** Flags for a browser that keeps to itself on a test machine. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
