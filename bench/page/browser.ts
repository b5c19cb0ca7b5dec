import { type LaunchedChrome, launch } from 'chrome-launcher'
import { browserFlags, findBrowser } from '../../scripts/browser.ts'

/** A Chromium with a debugging port, for tools that speak to one. */
export async function launchChrome(): Promise<LaunchedChrome> {
  return launch({ chromePath: await findBrowser(), chromeFlags: [...browserFlags, '--headless=new'] })
}
