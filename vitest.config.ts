import { defineConfig } from 'vitest/config'

const common = { testTimeout: 30_000, hookTimeout: 60_000 }
/**
 * The files of a worker share the modules they load, which is a quarter of an API test's time; no test replaces any. Pure
 * ones each load their own: some have a window, which libraries look for as they load.
 */
const onServers = { ...common, isolate: false }

/** The built site runs as it is: some of its functions stand in pages as text. */
const builtSite = { server: { deps: { external: [/\/apps\/web\/dist\//] } } }

/** Three kinds of test: pure ones, those on a real database, and journeys in a real browser. */
export default defineConfig({
  test: {
    // One number for all, so that the kinds run side by side: a journey waits for its browser half of the time.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{src,workshop}/**/*.test.{ts,tsx}',
            'apps/studio/src/{client,views,lottery-views,instant-views}/**/*.test.ts',
          ],
          exclude: ['packages/server-kit/**', '**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...onServers,
          name: 'api',
          include: [
            'packages/server-kit/src/**/*.test.ts',
            'apps/platform/src/**/*.test.ts',
            'apps/studio/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [
            '**/*.long.test.ts',
            'apps/studio/src/{client,views,lottery-views,instant-views}/**',
            '**/node_modules/**',
          ],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        test: {
          ...onServers,
          ...builtSite,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/*.long.test.ts', '**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts', 'e2e/global-setup.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
          // A journey crosses two browsers and a server on two cores; the report names what needed its second try.
          retry: 1,
        },
      },
      {
        test: {
          ...onServers,
          name: 'long',
          ...builtSite,
          include: ['**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts', 'e2e/global-setup.ts'],
          testTimeout: 1_800_000,
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: 1,
        },
      },
    ],
  },
})
