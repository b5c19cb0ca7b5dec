import { startTestPlatform } from '@baize/testing'
import { expect, onTestFinished, test } from 'vitest'
import { domainOrder } from './domains/order.ts'

test('the platform is made of every domain of the list, in its order', async () => {
  const site = await startTestPlatform()
  onTestFinished(() => site.stop())
  const made = Object.keys(site.platform).filter(name => (domainOrder as readonly string[]).includes(name))
  expect(made).toEqual(domainOrder)
})
