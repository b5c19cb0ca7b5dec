import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const here = import.meta.dirname

/** Journeys of the real site in a real browser. Each file starts a site of its own; see docs/decisions/0043. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: ['packages/testing/src/global-setup.ts', 'e2e/global-setup.ts'],
  // A journey waits for its browser half of the time, so that two keep two cores busy.
  workers: 2,
  // A journey crosses two browsers and a server on two cores; the report names what needed its second try.
  retries: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // Without pictures of each moment, which cost a browser without a graphics card more than the journey.
    trace: { mode: 'on-first-retry', screenshots: false },
    actionTimeout: 30_000,
  },
  projects: [
    { name: 'journeys', testIgnore: '**/*.long.test.ts' },
    { name: 'long', testMatch: '**/*.long.test.ts', timeout: 600_000 },
  ],
  // What runs for users is loaded as Node loads it.
  build: { external: ['apps', 'packages', 'scripts'].map(folder => join(here, folder, '**/*.ts')) },
})
