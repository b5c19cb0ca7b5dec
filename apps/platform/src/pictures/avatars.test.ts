import { readdir } from 'node:fs/promises'
import { startTestPlatform, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const avatar = (seed: string) => fetch(`${site.url}/img/avatars/${seed}.webp`)
const filesKept = async () =>
  (await readdir(`${site.folder}/pictures`, { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    entry => entry.isFile() && entry.name.endsWith('.webp'),
  ).length

test('[DOOR-010] faces that a stranger invents are drawn and leave nothing on the disk', async () => {
  const before = await filesKept()
  const pictures = await Promise.all(Array.from({ length: 40 }, (_, i) => avatar(`invented-${i}`)))
  expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await filesKept()).toBe(before)
  const [first, again] = await Promise.all(['invented-0', 'invented-0'].map(async seed => (await avatar(seed)).bytes()))
  expect(first).toEqual(again)
})
