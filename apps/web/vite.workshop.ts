import { join } from 'node:path'
import { defineConfig } from 'vite'
import { cssModules, sharedPlugins, webRoot } from './build/shared-config.ts'

const repository = join(webRoot, '../..')

/** The component workshop, served from its sources. What its pages import is prepared at once, so that none loads twice. */
export default defineConfig({
  root: join(webRoot, 'workshop'),
  cacheDir: join(repository, 'node_modules/.vite-workshop'),
  plugins: sharedPlugins,
  css: { modules: cssModules },
  publicDir: false,
  optimizeDeps: {
    entries: [
      '*.tsx',
      '../src/**/*.{ts,tsx}',
      '!../src/server.tsx',
      '!../src/**/*.test.ts',
      '../../../packages/ui/src/*.tsx',
    ],
  },
  server: { fs: { allow: [repository] } },
})
