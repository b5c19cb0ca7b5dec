import { readConfig } from '@baize/platform/kernel/config'
import { expect, test } from 'vitest'
import { configSource, envExample, writtenExample } from './env-example.ts'

test('.env.example is what the configuration declares; node scripts/env-example.ts writes it', () => {
  expect(writtenExample()).toBe(envExample(configSource()))
})

test('every default that it shows is the one that counts', () => {
  const shown = [...writtenExample().matchAll(/^#([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name!, value!])
  expect(shown.length).toBeGreaterThan(8)
  expect(readConfig(Object.fromEntries(shown))).toEqual(readConfig({}))
})
