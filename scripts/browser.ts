import { spawnSync } from 'node:child_process'
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
  return bundledShell()
}

/**
 * The headless shell among the dependencies: a Chromium without any windows, whose pages cost a third of what they cost an
 * installed one. It composes by software what games draw, which takes longer, so it is for pages without games. Where it
 * does not run, as on other processors, the browser for everything else.
 */
export async function findShell(): Promise<string> {
  const named = process.env[shellVariable]
  if (named) return named
  const shell = await bundledShell().catch(() => null)
  const runs = shell !== null && spawnSync(shell, ['--version']).status === 0
  return runs ? shell : findBrowser()
}

/** Names the headless shell to processes that share one. */
export const shellVariable = 'CHROME_SHELL'

async function bundledShell(): Promise<string> {
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

/** For `addInitScript`: this browser was asked for the age before. */
export function answerAge(): void {
  try {
    localStorage.setItem('ageConfirmed', 'true')
  } catch {
    // The game's frame has no storage.
  }
}
