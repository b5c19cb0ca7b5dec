import { defineConfig } from 'vitest/config'

const common = { testTimeout: 30_000, hookTimeout: 60_000 }
/** The files of a worker share the modules they load, which is a third of a quick test's time; no test replaces any. */
const shared = { ...common, isolate: false }
/**
 * Node loads the servers' code itself, without Vite, as it does for users. A test waits for other files too where it waits for every
 * transaction of the server, such as a copy of a database on a slow disk.
 */
const onServers = {
  ...shared,
  testTimeout: 60_000,
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** Pure tests and those on a real database; journeys have a runner of their own, in playwright.config.ts. */
export default defineConfig({
  test: {
    // One number for all, so that the kinds run side by side.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/games/src/**/*.test.{ts,tsx}'],
          exclude: ['packages/server-kit/**', '**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          // Each file loads its own: some put a window in place, which modules look for as they load.
          ...common,
          name: 'web',
          include: ['apps/web/{src,workshop}/**/*.test.{ts,tsx}'],
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
          exclude: ['**/*.long.test.ts', '**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
        },
      },
      {
        test: {
          ...onServers,
          name: 'long',
          include: ['{apps,bench,scripts}/**/*.long.test.ts', 'packages/server-kit/**/*.long.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/src/global-setup.ts'],
          testTimeout: 1_800_000,
          // A server that was killed starts again beside whatever else the machine does.
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...common,
          name: 'proofs',
          include: ['packages/*/src/**/*.long.test.ts'],
          exclude: ['packages/server-kit/**', '**/node_modules/**'],
          testTimeout: 1_800_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
