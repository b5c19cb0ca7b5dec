import { startTestPlatform } from '@baize/testing'
import { expect, onTestFinished, test } from 'vitest'
import { operatorsOf } from './operators.ts'

test('a scenario of the demo has both administrators signed in by password and code, twice in a row', async () => {
  const site = await startTestPlatform()
  onTestFinished(() => site.stop())
  for (const _ of [1, 2]) {
    const names = operatorsOf(site.url).map(async ask => (await ask('operators.me', {})).username)
    expect(await Promise.all(names)).toEqual(['operator', 'operator2'])
  }
})
