import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadInput, enveloped } from './bad-input.ts'

let input: BadInput
beforeAll(async () => {
  input = await BadInput.start()
})
afterAll(() => input.site.stop())

test.each(enveloped)(
  '[API2-067, ERR-012] %s: every field takes every bad value without choking, and no money moves',
  name => input.intoEveryField(name, () => true),
)

test('nothing of all this was unforeseen', () => {
  expect(input.site.logLines.errors).toEqual([])
})
