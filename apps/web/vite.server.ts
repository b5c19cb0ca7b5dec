import { defineConfig } from 'vite'
import { checks, cssModules, sharedPlugins, webRoot } from './build/shared-config.ts'

/** What the server renders first screens with: one file, no packages outside it. */
export default defineConfig({
  root: webRoot,
  plugins: sharedPlugins,
  css: { modules: cssModules },
  publicDir: false,
  ssr: { noExternal: true },
  // A build for servers leaves it to the run otherwise, and React then checks all that it renders, at twice the cost.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/server.tsx',
    target: 'node24',
    // Pages carry some of it as text.
    minify: true,
    rolldownOptions: { checks, output: { entryFileNames: 'entry.js' } },
  },
})
