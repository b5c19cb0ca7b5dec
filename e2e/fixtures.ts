import { test as base } from '@playwright/test'
import { openContexts } from './browsers.ts'
import { rememberSettings } from './remember-settings.ts'
import { runningSites } from './support.ts'

export { expect } from '@playwright/test'

type Undo = () => Promise<unknown>

interface Fixtures {
  /** Takes what undoes a change that a test makes in the database. It is done when the test ends, however it ends. */
  afterwards: (undo: Undo) => void
  givesBack: undefined
}

/**
 * A test of a journey. However it ends, it gives back what it took: visitors and tabs that it opened are closed, with their
 * clocks, and the settings of the file's sites are as they were. What `beforeAll` set up stays for the next test.
 */
export const test = base.extend<Fixtures>({
  givesBack: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const before = openContexts()
      const restore = await Promise.all([...runningSites].map(({ database }) => rememberSettings(database)))
      await use(undefined)
      for (const context of openContexts()) if (!before.includes(context)) await context.close()
      for (const giveBack of restore) await giveBack()
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  async afterwards({}, use) {
    const undone: Undo[] = []
    await use(undo => undone.unshift(undo))
    for (const undo of undone) await undo()
  },
})
