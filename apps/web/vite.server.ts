import { defineConfig } from 'vite'
import { checks, cssModules, sharedPlugins, webRoot } from './build/shared-config.ts'

/** What the server renders first screens with: one file, no packages outside it. */
export default defineConfig({
  root: webRoot,
  plugins: sharedPlugins(),
  css: { modules: cssModules },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    // Pages carry some of it as text.
    minify: true,
    rolldownOptions: { checks, output: { entryFileNames: 'entry.js' } },
  },
})
